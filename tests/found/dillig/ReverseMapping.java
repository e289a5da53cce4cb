import java.util.HashMap;
import java.util.Map;

/**
 * Dillig 3, reverse mapping: each pair (k, v) of a map is inserted as (v, k) into a second map; a map with a
 * value that occurs twice is rejected. Property: both maps contain the same pairs, reversed.
 */
class ReverseMapping {
    static void reverseMapping(Map<String, Integer> map) {
        Map<Integer, String> reverse = new HashMap<>();
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            if (reverse.containsKey(entry.getValue())) {
                throw new IllegalArgumentException();
            }
            reverse.put(entry.getValue(), entry.getKey());
        }
        assert reverse.size() == map.size(); // holds
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            assert entry.getKey().equals(reverse.get(entry.getValue())); // holds
        }
        for (Map.Entry<Integer, String> entry : reverse.entrySet()) {
            assert entry.getKey().equals(map.get(entry.getValue())); // holds
        }
    }

    /** Wrong: values that occur twice are not rejected. */
    static void reverseMappingWrong1(Map<String, Integer> map) {
        Map<Integer, String> reverse = new HashMap<>();
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            reverse.put(entry.getValue(), entry.getKey());
        }
        assert reverse.size() == map.size(); // wrong
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            assert entry.getKey().equals(reverse.get(entry.getValue())); // holds
        }
        for (Map.Entry<Integer, String> entry : reverse.entrySet()) {
            assert entry.getKey().equals(map.get(entry.getValue())); // holds
        }
    }

    /** Wrong: each value leads to the key of the entry before. */
    static void reverseMappingWrong2(Map<String, Integer> map) {
        Map<Integer, String> reverse = new HashMap<>();
        String last = "";
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            if (reverse.containsKey(entry.getValue())) {
                throw new IllegalArgumentException();
            }
            reverse.put(entry.getValue(), last);
            last = entry.getKey();
        }
        assert reverse.size() == map.size(); // holds
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            assert entry.getKey().equals(reverse.get(entry.getValue())); // wrong
        }
        for (Map.Entry<Integer, String> entry : reverse.entrySet()) {
            assert entry.getKey().equals(map.get(entry.getValue())); // holds
        }
    }

    /** Wrong: the pair with the value 0 is lost. */
    static void reverseMappingWrong3(Map<String, Integer> map) {
        Map<Integer, String> reverse = new HashMap<>();
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            if (reverse.containsKey(entry.getValue())) {
                throw new IllegalArgumentException();
            }
            reverse.put(entry.getValue(), entry.getKey());
        }
        reverse.remove(0);
        assert reverse.size() == map.size(); // wrong
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            assert entry.getKey().equals(reverse.get(entry.getValue())); // holds
        }
        for (Map.Entry<Integer, String> entry : reverse.entrySet()) {
            assert entry.getKey().equals(map.get(entry.getValue())); // holds
        }
    }
}
