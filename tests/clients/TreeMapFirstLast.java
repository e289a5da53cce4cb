// The ends of a TreeMap with numbers and texts as keys.
import java.util.TreeMap;

class TreeMapFirstLast {

    static int empty() {
        TreeMap<Integer, String> map = new TreeMap<>();
        return map.firstKey();                         //~ refuted[no-such-element]
    }

    static void numbers() {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(5, "five");
        map.put(-3, "minus three");
        map.put(1000, "thousand");
        assert map.firstKey() == -3 && map.lastKey() == 1000;      //~ proved[assertion]
        assert map.firstEntry().getValue() == "minus three";       //~ proved[assertion]
    }

    static void texts() {
        TreeMap<String, Integer> map = new TreeMap<>();
        map.put("b", 1);
        map.put("a", 2);
        assert map.firstKey().equals("a");             //~ proved[assertion]
    }
}
//~ obligations: 32
