// From a list to an array: a copy, of the asked class.
import java.util.ArrayList;

class ListToArray {

    static void copied() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        String[] array = list.toArray(new String[0]); // should be proved[index-range], proved[null-argument] //~ FIXME-unknown[index-range], FIXME-unknown[null-argument], FIXME-unknown[array-store], FIXME-unknown[illegal-argument]
        array[0] = "x"; //~ proved[array-index]
        assert array.length == 2 && list.get(0) == "a"; // should be proved[assertion] //~ FIXME-unknown[assertion]
    }

    static void untyped() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        Object[] objects = list.toArray();
        String[] texts = (String[]) objects;           //~ refuted[class-cast]
    }

    static int filled() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        String[] array = list.toArray(new String[3]);
        return array[1].length();                      //~ refuted[null-dereference]
    }
}
//~ obligations: 33
