import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/**
 * J2BP, set of map keys: the keys of a map of unknown content are added to a set one by one. Property: the set
 * contains exactly the keys of the map.
 */
class SetOfMapKeys {
    static void setOfMapKeys(Map<Integer, Integer> map) {
        Set<Integer> keys = new HashSet<>();
        Iterator<Map.Entry<Integer, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            keys.add(entry.getKey());
        }
        for (Integer key : map.keySet()) {
            assert keys.contains(key); // holds
        }
        for (Integer key : keys) {
            assert map.containsKey(key); // holds
        }
        assert keys.size() == map.size(); // holds
    }

    /** Wrong: the values are added and not the keys. */
    static void setOfMapKeysWrong1(Map<Integer, Integer> map) {
        Set<Integer> keys = new HashSet<>();
        Iterator<Map.Entry<Integer, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            keys.add(entry.getValue());
        }
        for (Integer key : map.keySet()) {
            assert keys.contains(key); // wrong
        }
        for (Integer key : keys) {
            assert map.containsKey(key); // holds
        }
        assert keys.size() == map.size(); // holds
    }

    /** Wrong: negative keys are left out. */
    static void setOfMapKeysWrong2(Map<Integer, Integer> map) {
        Set<Integer> keys = new HashSet<>();
        Iterator<Map.Entry<Integer, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            if (entry.getKey() >= 0) {
                keys.add(entry.getKey());
            }
        }
        for (Integer key : map.keySet()) {
            assert keys.contains(key); // wrong
        }
        for (Integer key : keys) {
            assert map.containsKey(key); // holds
        }
        assert keys.size() == map.size(); // holds
    }

    /** Wrong: the assertion looks for the keys among the values. */
    static void setOfMapKeysWrong3(Map<Integer, Integer> map) {
        Set<Integer> keys = new HashSet<>();
        Iterator<Map.Entry<Integer, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            keys.add(entry.getKey());
        }
        for (Integer key : map.keySet()) {
            assert keys.contains(key); // holds
        }
        for (Integer key : keys) {
            assert map.containsValue(key); // wrong
        }
        assert keys.size() == map.size(); // holds
    }
}
