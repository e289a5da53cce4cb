import java.util.HashMap;
import java.util.Map;

/**
 * Dillig 2, map copy: the entries of a map are copied into a second map. Property: both maps have the same size,
 * and the same value for each key.
 */
class MapCopy {
    static void mapCopy(Map<String, Integer> source) {
        Map<String, Integer> copy = new HashMap<>();
        for (Map.Entry<String, Integer> entry : source.entrySet()) {
            copy.put(entry.getKey(), entry.getValue());
        }
        assert copy.size() == source.size(); // holds
        for (Map.Entry<String, Integer> entry : source.entrySet()) {
            assert entry.getValue().equals(copy.get(entry.getKey())); // holds
        }
        for (Map.Entry<String, Integer> entry : copy.entrySet()) {
            assert entry.getValue().equals(source.get(entry.getKey())); // holds
        }
    }

    /** Wrong: entries whose value is there already are left out. */
    static void mapCopyWrong1(Map<String, Integer> source) {
        Map<String, Integer> copy = new HashMap<>();
        for (Map.Entry<String, Integer> entry : source.entrySet()) {
            if (!copy.containsValue(entry.getValue())) {
                copy.put(entry.getKey(), entry.getValue());
            }
        }
        assert copy.size() == source.size(); // wrong
        for (Map.Entry<String, Integer> entry : source.entrySet()) {
            assert entry.getValue().equals(copy.get(entry.getKey())); // holds
        }
        for (Map.Entry<String, Integer> entry : copy.entrySet()) {
            assert entry.getValue().equals(source.get(entry.getKey())); // holds
        }
    }

    /** Wrong: the number of entries is stored and not the value. */
    static void mapCopyWrong2(Map<String, Integer> source) {
        Map<String, Integer> copy = new HashMap<>();
        for (Map.Entry<String, Integer> entry : source.entrySet()) {
            copy.put(entry.getKey(), copy.size());
        }
        assert copy.size() == source.size(); // holds
        for (Map.Entry<String, Integer> entry : source.entrySet()) {
            assert entry.getValue().equals(copy.get(entry.getKey())); // wrong
        }
        for (Map.Entry<String, Integer> entry : copy.entrySet()) {
            assert entry.getValue().equals(source.get(entry.getKey())); // holds
        }
    }

    /** Wrong: the sign of negative values is lost. */
    static void mapCopyWrong3(Map<String, Integer> source) {
        Map<String, Integer> copy = new HashMap<>();
        for (Map.Entry<String, Integer> entry : source.entrySet()) {
            copy.put(entry.getKey(), Math.abs(entry.getValue()));
        }
        assert copy.size() == source.size(); // holds
        for (Map.Entry<String, Integer> entry : source.entrySet()) {
            assert entry.getValue().equals(copy.get(entry.getKey())); // wrong
        }
        for (Map.Entry<String, Integer> entry : copy.entrySet()) {
            assert entry.getValue().equals(source.get(entry.getKey())); // holds
        }
    }
}
