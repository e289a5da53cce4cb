// The ends of a TreeMap with numbers and texts as keys.
import java.util.TreeMap;

class TreeMapFirstLast {

    static int empty() {
        TreeMap<Integer, String> map = new TreeMap<>();
        return map.firstKey();                         //~ refuted[no-such-element]
    }
}
