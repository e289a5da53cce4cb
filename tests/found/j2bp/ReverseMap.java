import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;

/**
 * J2BP, reverse map: the pair (value, key) is put into the result for each pair (key, value) of a map; values
 * may occur several times. Property: the result has exactly the values as keys, and leads each back to one of
 * its keys.
 */
class ReverseMap {
    static void reverseMap(Map<Integer, Integer> map) {
        Map<Integer, Integer> reverse = new HashMap<>();
        Iterator<Map.Entry<Integer, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            reverse.put(entry.getValue(), entry.getKey());
        }
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            assert reverse.containsKey(entry.getValue()); // holds
        }
        for (Map.Entry<Integer, Integer> entry : reverse.entrySet()) {
            assert entry.getKey().equals(map.get(entry.getValue())); // holds
        }
        assert reverse.size() <= map.size(); // holds
    }

    /** Wrong: the assertion forgets that two keys may have the same value. */
    static void reverseMapWrong1(Map<Integer, Integer> map) {
        Map<Integer, Integer> reverse = new HashMap<>();
        Iterator<Map.Entry<Integer, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            reverse.put(entry.getValue(), entry.getKey());
        }
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            assert entry.getKey().equals(reverse.get(entry.getValue())); // wrong
        }
        for (Map.Entry<Integer, Integer> entry : reverse.entrySet()) {
            assert entry.getKey().equals(map.get(entry.getValue())); // holds
        }
        assert reverse.size() <= map.size(); // holds
    }

    /** Wrong: keys and values are not exchanged. */
    static void reverseMapWrong2(Map<Integer, Integer> map) {
        Map<Integer, Integer> reverse = new HashMap<>();
        Iterator<Map.Entry<Integer, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            reverse.put(entry.getKey(), entry.getValue());
        }
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            assert reverse.containsKey(entry.getValue()); // wrong
        }
        for (Map.Entry<Integer, Integer> entry : reverse.entrySet()) {
            assert entry.getKey().equals(map.get(entry.getValue())); // wrong
        }
        assert reverse.size() <= map.size(); // holds
    }

    /** Wrong: the sizes differ when two keys have the same value. */
    static void reverseMapWrong3(Map<Integer, Integer> map) {
        Map<Integer, Integer> reverse = new HashMap<>();
        Iterator<Map.Entry<Integer, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            reverse.put(entry.getValue(), entry.getKey());
        }
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            assert reverse.containsKey(entry.getValue()); // holds
        }
        for (Map.Entry<Integer, Integer> entry : reverse.entrySet()) {
            assert entry.getKey().equals(map.get(entry.getValue())); // holds
        }
        assert reverse.size() == map.size(); // wrong
    }
}
