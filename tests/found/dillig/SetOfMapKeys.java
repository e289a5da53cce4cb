import java.util.HashSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/**
 * Dillig 5, set containing map keys: all keys of a map are inserted into a set. Property: the set contains
 * exactly the keys of the map.
 */
class SetOfMapKeys {
    static void setOfMapKeys(Map<String, Integer> map) {
        Set<String> set = new HashSet<>();
        for (String key : map.keySet()) {
            set.add(key);
        }
        for (String key : map.keySet()) {
            assert set.contains(key); // holds
        }
        for (String key : set) {
            assert map.containsKey(key); // holds
        }
    }

    /** Wrong: only keys with a positive value are inserted. */
    static void setOfMapKeysWrong1(Map<String, Integer> map) {
        Set<String> set = new HashSet<>();
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            if (entry.getValue() > 0) {
                set.add(entry.getKey());
            }
        }
        for (String key : map.keySet()) {
            assert set.contains(key); // wrong
        }
        for (String key : set) {
            assert map.containsKey(key); // holds
        }
    }

    /** Wrong: the empty string is inserted, too. */
    static void setOfMapKeysWrong2(Map<String, Integer> map) {
        Set<String> set = new HashSet<>();
        set.add("");
        for (String key : map.keySet()) {
            set.add(key);
        }
        for (String key : map.keySet()) {
            assert set.contains(key); // holds
        }
        for (String key : set) {
            assert map.containsKey(key); // wrong
        }
    }

    /** Wrong: every second key is left out. */
    static void setOfMapKeysWrong3(Map<String, Integer> map) {
        Set<String> set = new HashSet<>();
        Iterator<String> it = map.keySet().iterator();
        while (it.hasNext()) {
            set.add(it.next());
            if (it.hasNext()) {
                it.next();
            }
        }
        for (String key : map.keySet()) {
            assert set.contains(key); // wrong
        }
        for (String key : set) {
            assert map.containsKey(key); // holds
        }
    }
}
