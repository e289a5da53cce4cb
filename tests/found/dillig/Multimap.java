import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Dillig 8, multimap: a map from keys to lists of values is filled from two lists. Property: each value is in
 * the list of its key, and no value is lost.
 */
class Multimap {
    static void multimap(List<String> keys, List<Integer> values) {
        int n = Math.min(keys.size(), values.size());
        Map<String, List<Integer>> map = new HashMap<>();
        for (int i = 0; i < n; i++) {
            map.computeIfAbsent(keys.get(i), key -> new ArrayList<>()).add(values.get(i));
        }
        for (int i = 0; i < n; i++) {
            List<Integer> list = map.get(keys.get(i));
            assert list != null; // holds
            assert list.contains(values.get(i)); // holds
        }
        int total = 0;
        for (List<Integer> list : map.values()) {
            assert !list.isEmpty(); // holds
            total += list.size();
        }
        assert total == n; // holds
    }

    /** Wrong: the list of a key is replaced with each pair. */
    static void multimapWrong1(List<String> keys, List<Integer> values) {
        int n = Math.min(keys.size(), values.size());
        Map<String, List<Integer>> map = new HashMap<>();
        for (int i = 0; i < n; i++) {
            List<Integer> list = new ArrayList<>();
            list.add(values.get(i));
            map.put(keys.get(i), list);
        }
        for (int i = 0; i < n; i++) {
            List<Integer> list = map.get(keys.get(i));
            assert list != null; // holds
            assert list.contains(values.get(i)); // wrong
        }
        int total = 0;
        for (List<Integer> list : map.values()) {
            assert !list.isEmpty(); // holds
            total += list.size();
        }
        assert total == n; // wrong
    }

    /** Wrong: the values are taken from the wrong end. */
    static void multimapWrong2(List<String> keys, List<Integer> values) {
        int n = Math.min(keys.size(), values.size());
        Map<String, List<Integer>> map = new HashMap<>();
        for (int i = 0; i < n; i++) {
            map.computeIfAbsent(keys.get(i), key -> new ArrayList<>()).add(values.get(n - 1 - i));
        }
        for (int i = 0; i < n; i++) {
            List<Integer> list = map.get(keys.get(i));
            assert list != null; // holds
            assert list.contains(values.get(i)); // wrong
        }
        int total = 0;
        for (List<Integer> list : map.values()) {
            assert !list.isEmpty(); // holds
            total += list.size();
        }
        assert total == n; // holds
    }

    /** Wrong: the values of a key are a set, but counted as a list. */
    static void multimapWrong3(List<String> keys, List<Integer> values) {
        int n = Math.min(keys.size(), values.size());
        Map<String, Set<Integer>> map = new HashMap<>();
        for (int i = 0; i < n; i++) {
            map.computeIfAbsent(keys.get(i), key -> new HashSet<>()).add(values.get(i));
        }
        for (int i = 0; i < n; i++) {
            Set<Integer> list = map.get(keys.get(i));
            assert list != null; // holds
            assert list.contains(values.get(i)); // holds
        }
        int total = 0;
        for (Set<Integer> list : map.values()) {
            assert !list.isEmpty(); // holds
            total += list.size();
        }
        assert total == n; // wrong
    }
}
