// Taking the first entry.
import java.util.Map;
import java.util.TreeMap;

class TreeMapPollFirst {

    static void taken() {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(2, "b");
        map.put(1, "a");
        Map.Entry<Integer, String> entry = map.pollFirstEntry();
        assert entry.getKey() == 1 && map.size() == 1; //~ proved[assertion]
    }

    static String empty() {
        TreeMap<Integer, String> map = new TreeMap<>();
        return map.pollFirstEntry().getValue();        //~ refuted[null-dereference]
    }

    static void snapshot() {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(1, "a");
        map.firstEntry().setValue("x");                //~ refuted[unsupported-operation]
    }
}
//~ obligations: 19
