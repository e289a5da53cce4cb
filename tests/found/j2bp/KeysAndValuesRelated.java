import java.util.HashMap;
import java.util.Map;

/**
 * J2BP, relationship between keys and values (figure 7 with unknown content): two pairs are put into a copy of a
 * map and one key is removed, all of which may coincide. Property: the content of the map after the updates.
 */
class KeysAndValuesRelated {
    static void keysAndValuesRelated(Map<Integer, Integer> source, int first, int firstValue, int s, int value,
            int removed) {
        Map<Integer, Integer> map = new HashMap<>(source);
        map.put(first, firstValue);
        map.put(s, value);
        map.remove(removed);
        assert !map.containsKey(removed); // holds
        if (first != removed) {
            int found = map.get(first);
            if (s != first) {
                assert found == firstValue; // holds
            } else {
                assert found == value; // holds
            }
        }
        for (Map.Entry<Integer, Integer> entry : source.entrySet()) {
            int key = entry.getKey();
            if (key != first && key != s && key != removed) {
                assert entry.getValue().equals(map.get(key)); // holds
            }
        }
    }

    /** Wrong: the two pairs are put in the wrong order. */
    static void keysAndValuesRelatedWrong1(Map<Integer, Integer> source, int first, int firstValue, int s, int value,
            int removed) {
        Map<Integer, Integer> map = new HashMap<>(source);
        map.put(s, value);
        map.put(first, firstValue);
        map.remove(removed);
        assert !map.containsKey(removed); // holds
        if (first != removed) {
            int found = map.get(first);
            if (s != first) {
                assert found == firstValue; // holds
            } else {
                assert found == value; // wrong
            }
        }
        for (Map.Entry<Integer, Integer> entry : source.entrySet()) {
            int key = entry.getKey();
            if (key != first && key != s && key != removed) {
                assert entry.getValue().equals(map.get(key)); // holds
            }
        }
    }

    /** Wrong: the case distinction compares with the wrong key. */
    static void keysAndValuesRelatedWrong2(Map<Integer, Integer> source, int first, int firstValue, int s, int value,
            int removed) {
        Map<Integer, Integer> map = new HashMap<>(source);
        map.put(first, firstValue);
        map.put(s, value);
        map.remove(removed);
        assert !map.containsKey(removed); // holds
        if (first != removed) {
            int found = map.get(first);
            if (s != removed) {
                assert found == firstValue; // wrong
            } else {
                assert found == value; // wrong
            }
        }
        for (Map.Entry<Integer, Integer> entry : source.entrySet()) {
            int key = entry.getKey();
            if (key != first && key != s && key != removed) {
                assert entry.getValue().equals(map.get(key)); // holds
            }
        }
    }

    /** Wrong: the last loop forgets the key that was removed. */
    static void keysAndValuesRelatedWrong3(Map<Integer, Integer> source, int first, int firstValue, int s, int value,
            int removed) {
        Map<Integer, Integer> map = new HashMap<>(source);
        map.put(first, firstValue);
        map.put(s, value);
        map.remove(removed);
        assert !map.containsKey(removed); // holds
        if (first != removed) {
            int found = map.get(first);
            if (s != first) {
                assert found == firstValue; // holds
            } else {
                assert found == value; // holds
            }
        }
        for (Map.Entry<Integer, Integer> entry : source.entrySet()) {
            int key = entry.getKey();
            if (key != first && key != s) {
                assert entry.getValue().equals(map.get(key)); // wrong
            }
        }
    }
}
