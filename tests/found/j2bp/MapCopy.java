import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/**
 * J2BP, map copy: all entries of a map of unknown content are copied with an iterator. Property: the copy and
 * the source are equal maps.
 */
class MapCopy {
    static void mapCopy(Map<Integer, Integer> source) {
        Map<Integer, Integer> copy = new HashMap<>();
        Iterator<Map.Entry<Integer, Integer>> it = source.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            copy.put(entry.getKey(), entry.getValue());
        }
        assert copy.size() == source.size(); // holds
        for (Integer key : copy.keySet()) {
            assert source.containsKey(key); // holds
            assert copy.get(key).equals(source.get(key)); // holds
        }
        for (Map.Entry<Integer, Integer> entry : source.entrySet()) {
            assert entry.getValue().equals(copy.get(entry.getKey())); // holds
        }
    }

    /** Wrong: entries with the value 0 are left out. */
    static void mapCopyWrong1(Map<Integer, Integer> source) {
        Map<Integer, Integer> copy = new HashMap<>();
        Iterator<Map.Entry<Integer, Integer>> it = source.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            if (entry.getValue() != 0) {
                copy.put(entry.getKey(), entry.getValue());
            }
        }
        assert copy.size() == source.size(); // wrong
        for (Integer key : copy.keySet()) {
            assert source.containsKey(key); // holds
            assert copy.get(key).equals(source.get(key)); // holds
        }
        for (Map.Entry<Integer, Integer> entry : source.entrySet()) {
            assert entry.getValue().equals(copy.get(entry.getKey())); // holds
        }
    }

    /** Wrong: the key is stored in the place of the value. */
    static void mapCopyWrong2(Map<Integer, Integer> source) {
        Map<Integer, Integer> copy = new HashMap<>();
        Iterator<Map.Entry<Integer, Integer>> it = source.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            copy.put(entry.getKey(), entry.getKey());
        }
        assert copy.size() == source.size(); // holds
        for (Integer key : copy.keySet()) {
            assert source.containsKey(key); // holds
            assert copy.get(key).equals(source.get(key)); // wrong
        }
        for (Map.Entry<Integer, Integer> entry : source.entrySet()) {
            assert entry.getValue().equals(copy.get(entry.getKey())); // holds
        }
    }

    /** Wrong: the assertion forgets that the source may be empty. */
    static void mapCopyWrong3(Map<Integer, Integer> source) {
        Map<Integer, Integer> copy = new HashMap<>();
        Iterator<Map.Entry<Integer, Integer>> it = source.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            copy.put(entry.getKey(), entry.getValue());
        }
        assert copy.size() > 0; // wrong
        for (Integer key : copy.keySet()) {
            assert source.containsKey(key); // holds
            assert copy.get(key).equals(source.get(key)); // holds
        }
        for (Map.Entry<Integer, Integer> entry : source.entrySet()) {
            assert entry.getValue().equals(copy.get(entry.getKey())); // holds
        }
    }
}
