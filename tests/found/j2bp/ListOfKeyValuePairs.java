import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/**
 * J2BP, list of key-value pairs: the entries of a map are collected in a list of pairs. Property: the list and
 * the map contain the same pairs.
 */
class ListOfKeyValuePairs {
    static void listOfKeyValuePairs(Map<Integer, Integer> source, int newKey, int newValue) {
        Map<Integer, Integer> map = new HashMap<>(source);
        map.put(newKey, newValue);
        List<Pair> pairs = new ArrayList<>();
        Iterator<Map.Entry<Integer, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            pairs.add(new Pair(entry.getKey(), entry.getValue()));
        }
        assert pairs.size() == map.size(); // holds
        for (Pair pair : pairs) {
            assert pair.value.equals(map.get(pair.key)); // holds
        }
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            boolean found = false;
            for (Pair pair : pairs) {
                if (pair.key.equals(entry.getKey()) && pair.value.equals(entry.getValue())) {
                    found = true;
                }
            }
            assert found; // holds
        }
    }

    /** Wrong: negative values are left out. */
    static void listOfKeyValuePairsWrong1(Map<Integer, Integer> source, int newKey, int newValue) {
        Map<Integer, Integer> map = new HashMap<>(source);
        map.put(newKey, newValue);
        List<Pair> pairs = new ArrayList<>();
        Iterator<Map.Entry<Integer, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            if (entry.getValue() >= 0) {
                pairs.add(new Pair(entry.getKey(), entry.getValue()));
            }
        }
        assert pairs.size() == map.size(); // wrong
        for (Pair pair : pairs) {
            assert pair.value.equals(map.get(pair.key)); // holds
        }
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            boolean found = false;
            for (Pair pair : pairs) {
                if (pair.key.equals(entry.getKey()) && pair.value.equals(entry.getValue())) {
                    found = true;
                }
            }
            assert found; // holds
        }
    }

    /** Wrong: key and value are exchanged. */
    static void listOfKeyValuePairsWrong2(Map<Integer, Integer> source, int newKey, int newValue) {
        Map<Integer, Integer> map = new HashMap<>(source);
        map.put(newKey, newValue);
        List<Pair> pairs = new ArrayList<>();
        Iterator<Map.Entry<Integer, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            pairs.add(new Pair(entry.getValue(), entry.getKey()));
        }
        assert pairs.size() == map.size(); // holds
        for (Pair pair : pairs) {
            assert pair.value.equals(map.get(pair.key)); // wrong
        }
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            boolean found = false;
            for (Pair pair : pairs) {
                if (pair.key.equals(entry.getKey()) && pair.value.equals(entry.getValue())) {
                    found = true;
                }
            }
            assert found; // holds
        }
    }

    /** Wrong: the map is changed after the list was made. */
    static void listOfKeyValuePairsWrong3(Map<Integer, Integer> source, int newKey, int newValue) {
        Map<Integer, Integer> map = new HashMap<>(source);
        List<Pair> pairs = new ArrayList<>();
        Iterator<Map.Entry<Integer, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            Map.Entry<Integer, Integer> entry = it.next();
            pairs.add(new Pair(entry.getKey(), entry.getValue()));
        }
        map.put(newKey, newValue);
        assert pairs.size() == map.size(); // wrong
        for (Pair pair : pairs) {
            assert pair.value.equals(map.get(pair.key)); // wrong
        }
        for (Map.Entry<Integer, Integer> entry : map.entrySet()) {
            boolean found = false;
            for (Pair pair : pairs) {
                if (pair.key.equals(entry.getKey()) && pair.value.equals(entry.getValue())) {
                    found = true;
                }
            }
            assert found; // holds
        }
    }

    static class Pair {
        final Integer key;
        final Integer value;

        Pair(Integer key, Integer value) {
            this.key = key;
            this.value = value;
        }
    }
}
