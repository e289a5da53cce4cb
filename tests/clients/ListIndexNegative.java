// The search for what is not there gives -1, which is no index.
import java.util.ArrayList;

class ListIndexNegative {

    static void found(String text) {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add(text);
        int index = list.indexOf(text);
        assert index >= 0;                             //~ proved[assertion]
        assert list.get(index).equals(text);           //~ proved[assertion]
    }

    static String unfound(String text) {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        return list.get(list.indexOf(text));           //~ refuted[index-range]
    }
}
//~ obligations: 12
