// A TreeSet refuses null.
import java.util.TreeSet;

class TreeSetNull {

    static void added(/*@ nullable @*/ String text) {
        TreeSet<String> set = new TreeSet<>();
        set.add("a");
        set.add(text);                                 //~ refuted[null-argument]
    }

    static void tested(/*@ nullable @*/ String text) {
        TreeSet<String> set = new TreeSet<>();
        if (text != null) {
            set.add(text);                             //~ proved[null-argument]
        }
        assert set.size() <= 1;                        //~ proved[assertion]
    }
}
//~ obligations: 11
