// A raw list lets in what its type arguments would not.
import java.util.ArrayList;
import java.util.List;

class ListRawCast {

    @SuppressWarnings({"unchecked", "rawtypes"})
    static int polluted() {
        List<String> texts = new ArrayList<>();
        List raw = texts;
        raw.add(5);
        String text = texts.get(0);                    //~ refuted[class-cast]
        return text.length();
    }

    @SuppressWarnings("rawtypes")
    static String cast() {
        List raw = new ArrayList();
        raw.add("a");
        raw.add(7);
        String first = (String) raw.get(0);            //~ proved[class-cast]
        return first + (String) raw.get(1);            //~ refuted[class-cast]
    }

    static int tested() {
        List<Object> objects = new ArrayList<>();
        objects.add("abc");
        objects.add(7);
        int total = 0;
        for (Object object : objects) {
            if (object instanceof String) {
                total += ((String) object).length();   //~ proved[class-cast]
            }
        }
        return total;
    }
}
//~ obligations: 22
