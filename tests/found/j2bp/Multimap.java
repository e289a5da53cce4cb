import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * J2BP, multimap: a map from keys to sets of values is filled with pairs from two arrays. Property: the nested
 * sets contain exactly the values that were paired with their key, and are not too big.
 */
class Multimap {
    static void multimap(int[] keys, int[] values) {
        if (keys.length != values.length) {
            throw new IllegalArgumentException();
        }
        Map<Integer, Set<Integer>> map = new HashMap<>();
        for (int i = 0; i < keys.length; i++) {
            Set<Integer> set = map.get(keys[i]);
            if (set == null) {
                set = new HashSet<>();
                map.put(keys[i], set);
            }
            set.add(values[i]);
        }
        for (int i = 0; i < keys.length; i++) {
            Set<Integer> set = map.get(keys[i]);
            assert set != null; // holds
            assert set.contains(values[i]); // holds
        }
        for (Map.Entry<Integer, Set<Integer>> entry : map.entrySet()) {
            assert !entry.getValue().isEmpty(); // holds
            assert entry.getValue().size() <= occurrences(keys, entry.getKey()); // holds
            for (Integer value : entry.getValue()) {
                assert paired(keys, values, entry.getKey(), value); // holds
            }
        }
    }

    /** Wrong: an existing set is replaced by a new one. */
    static void multimapWrong1(int[] keys, int[] values) {
        if (keys.length != values.length) {
            throw new IllegalArgumentException();
        }
        Map<Integer, Set<Integer>> map = new HashMap<>();
        for (int i = 0; i < keys.length; i++) {
            Set<Integer> set = map.get(keys[i]);
            if (set == null || !set.contains(values[i])) {
                set = new HashSet<>();
                map.put(keys[i], set);
            }
            set.add(values[i]);
        }
        for (int i = 0; i < keys.length; i++) {
            Set<Integer> set = map.get(keys[i]);
            assert set != null; // holds
            assert set.contains(values[i]); // wrong
        }
        for (Map.Entry<Integer, Set<Integer>> entry : map.entrySet()) {
            assert !entry.getValue().isEmpty(); // holds
            assert entry.getValue().size() <= occurrences(keys, entry.getKey()); // holds
            for (Integer value : entry.getValue()) {
                assert paired(keys, values, entry.getKey(), value); // holds
            }
        }
    }

    /** Wrong: the key is added to its own set in the place of the value. */
    static void multimapWrong2(int[] keys, int[] values) {
        if (keys.length != values.length) {
            throw new IllegalArgumentException();
        }
        Map<Integer, Set<Integer>> map = new HashMap<>();
        for (int i = 0; i < keys.length; i++) {
            Set<Integer> set = map.get(keys[i]);
            if (set == null) {
                set = new HashSet<>();
                map.put(keys[i], set);
            }
            set.add(keys[i]);
        }
        for (int i = 0; i < keys.length; i++) {
            Set<Integer> set = map.get(keys[i]);
            assert set != null; // holds
            assert set.contains(values[i]); // wrong
        }
        for (Map.Entry<Integer, Set<Integer>> entry : map.entrySet()) {
            assert !entry.getValue().isEmpty(); // holds
            assert entry.getValue().size() <= occurrences(keys, entry.getKey()); // holds
            for (Integer value : entry.getValue()) {
                assert paired(keys, values, entry.getKey(), value); // holds
            }
        }
    }

    /** Wrong: the assertion forgets that a pair may occur twice. */
    static void multimapWrong3(int[] keys, int[] values) {
        if (keys.length != values.length) {
            throw new IllegalArgumentException();
        }
        Map<Integer, Set<Integer>> map = new HashMap<>();
        for (int i = 0; i < keys.length; i++) {
            Set<Integer> set = map.get(keys[i]);
            if (set == null) {
                set = new HashSet<>();
                map.put(keys[i], set);
            }
            set.add(values[i]);
        }
        for (int i = 0; i < keys.length; i++) {
            Set<Integer> set = map.get(keys[i]);
            assert set != null; // holds
            assert set.contains(values[i]); // holds
        }
        for (Map.Entry<Integer, Set<Integer>> entry : map.entrySet()) {
            assert !entry.getValue().isEmpty(); // holds
            assert entry.getValue().size() == occurrences(keys, entry.getKey()); // wrong
            for (Integer value : entry.getValue()) {
                assert paired(keys, values, entry.getKey(), value); // holds
            }
        }
    }

    private static int occurrences(int[] keys, int key) {
        int count = 0;
        for (int other : keys) {
            if (other == key) {
                count++;
            }
        }
        return count;
    }

    private static boolean paired(int[] keys, int[] values, int key, int value) {
        for (int i = 0; i < keys.length && i < values.length; i++) {
            if (keys[i] == key && values[i] == value) {
                return true;
            }
        }
        return false;
    }
}
