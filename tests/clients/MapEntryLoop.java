// A loop over the entries: keys, values, and what is written through them.
import java.util.HashMap;
import java.util.Map;

class MapEntryLoop {

    static int lengths(HashMap<String, String> map) {
        int total = 0;
        for (Map.Entry<String, String> entry : map.entrySet()) {
            total += entry.getKey().length() + entry.getValue().length();
        }
        return total;
    }

    static void agree(HashMap<String, String> map) {
        for (Map.Entry<String, String> entry : map.entrySet()) {
            assert map.get(entry.getKey()) == entry.getValue(); //~ proved[assertion]
        }
    }
}
//~ obligations: 20
