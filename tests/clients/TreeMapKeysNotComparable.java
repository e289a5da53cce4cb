// Keys without an order do not fit into a TreeMap.
import java.util.TreeMap;

class TreeMapKeysNotComparable {

    static void first() {
        TreeMap<Object, String> map = new TreeMap<>();
        map.put(new TreeMapKeysNotComparable(), "x");  //~ refuted[class-cast]
    }

    static void mixed() {
        TreeMap<Object, String> map = new TreeMap<>();
        map.put("a", "x");
        map.put(1, "y");                               //~ refuted[class-cast]
    }
}
//~ obligations: 9
