import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Loops over the keys, values and entries of a map. */
final class MapViews {
    // A key of the key set has a value.
    static void keysHaveValues(Map<String, String> map) {
        for (String key : map.keySet()) {
            assert map.get(key) != null; // holds
        }
    }

    static void keysHaveValuesWrong(Map<String, String> map) {
        for (String key : map.keySet()) {
            assert map.get(key.trim()) != null; // wrong
        }
    }

    // Copying all entries gives a map of the same size.
    static void copyEntries(Map<String, Integer> map) {
        Map<String, Integer> copy = new HashMap<>();
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            copy.put(e.getKey(), e.getValue());
        }
        assert copy.size() == map.size(); // holds
    }

    static void copyEntriesWrong(Map<String, Integer> map) {
        Map<String, Integer> copy = new HashMap<>();
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            copy.put(e.getKey().trim(), e.getValue());
        }
        assert copy.size() == map.size(); // wrong
    }

    // A copy has equal values for all keys.
    static void equalValues(Map<String, String> map) {
        Map<String, String> copy = new HashMap<>();
        for (String key : map.keySet()) {
            copy.put(key, map.get(key));
        }
        for (String key : map.keySet()) {
            assert map.get(key).equals(copy.get(key)); // holds
        }
    }

    static void equalValuesWrong(Map<String, String> map) {
        Map<String, String> copy = new HashMap<>();
        for (String key : map.keySet()) {
            copy.put(key, map.getOrDefault(key.trim(), key));
        }
        for (String key : map.keySet()) {
            assert map.get(key).equals(copy.get(key)); // wrong
        }
    }

    // Only values above the limit pass the filter.
    static void filterValues(Map<String, Integer> map, int limit) {
        Map<String, Integer> out = new HashMap<>();
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            if (e.getValue() > limit) {
                out.put(e.getKey(), e.getValue());
            }
        }
        for (int value : out.values()) {
            assert value > limit; // holds
        }
    }

    static void filterValuesWrong(Map<String, Integer> map, int limit) {
        Map<String, Integer> out = new HashMap<>();
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            if (e.getValue() >= limit) {
                out.put(e.getKey(), e.getValue());
            }
        }
        for (int value : out.values()) {
            assert value > limit; // wrong
        }
    }

    // A map has not more distinct values than keys.
    static void distinctValues(Map<String, Integer> map) {
        Set<Integer> distinct = new HashSet<>();
        for (Integer value : map.values()) {
            distinct.add(value);
        }
        assert distinct.size() <= map.size(); // holds
    }

    static void distinctValuesWrong(Map<String, Integer> map) {
        Set<Integer> distinct = new HashSet<>();
        for (Integer value : map.values()) {
            distinct.add(value);
        }
        assert distinct.size() == map.size(); // wrong
    }

    // A union of two maps has all keys of the second.
    static void union(Map<String, Integer> a, Map<String, Integer> b) {
        Map<String, Integer> out = new HashMap<>(a);
        for (Map.Entry<String, Integer> e : b.entrySet()) {
            if (!out.containsKey(e.getKey())) {
                out.put(e.getKey(), e.getValue());
            }
        }
        for (String key : b.keySet()) {
            assert out.containsKey(key); // holds
        }
    }

    static void unionWrong(Map<String, Integer> a, Map<String, Integer> b) {
        Map<String, Integer> out = new HashMap<>(a);
        for (Map.Entry<String, Integer> e : b.entrySet()) {
            if (out.containsKey(e.getKey())) {
                out.put(e.getKey(), e.getValue());
            }
        }
        for (String key : b.keySet()) {
            assert out.containsKey(key); // wrong
        }
    }
}
