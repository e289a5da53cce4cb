import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Dillig 14, set containing the map keys with non-null values: a map with null values is filled from a list of
 * keys and a second map. Property: the set contains exactly the keys with non-null values.
 */
class SetOfKeysWithNonNullValues {
    static void setOfKeysWithNonNullValues(List<String> keys, Map<String, String> values, String removed) {
        Map<String, String> map = new HashMap<>();
        for (String key : keys) {
            map.put(key, values.get(key));
        }
        map.remove(removed);
        Set<String> set = new HashSet<>();
        for (Map.Entry<String, String> entry : map.entrySet()) {
            if (entry.getValue() != null) {
                set.add(entry.getKey());
            }
        }
        for (String key : map.keySet()) {
            assert set.contains(key) == (map.get(key) != null); // holds
        }
        for (String key : set) {
            assert map.get(key) != null; // holds
        }
        assert set.size() <= map.size(); // holds
    }

    /** Wrong: the values are not tested for null. */
    static void setOfKeysWithNonNullValuesWrong1(List<String> keys, Map<String, String> values, String removed) {
        Map<String, String> map = new HashMap<>();
        for (String key : keys) {
            map.put(key, values.get(key));
        }
        map.remove(removed);
        Set<String> set = new HashSet<>();
        for (Map.Entry<String, String> entry : map.entrySet()) {
            set.add(entry.getKey());
        }
        for (String key : map.keySet()) {
            assert set.contains(key) == (map.get(key) != null); // wrong
        }
        for (String key : set) {
            assert map.get(key) != null; // holds
        }
        assert set.size() <= map.size(); // holds
    }

    /** Wrong: the key is removed from the map after the set was built. */
    static void setOfKeysWithNonNullValuesWrong2(List<String> keys, Map<String, String> values, String removed) {
        Map<String, String> map = new HashMap<>();
        for (String key : keys) {
            map.put(key, values.get(key));
        }
        Set<String> set = new HashSet<>();
        for (Map.Entry<String, String> entry : map.entrySet()) {
            if (entry.getValue() != null) {
                set.add(entry.getKey());
            }
        }
        map.remove(removed);
        for (String key : map.keySet()) {
            assert set.contains(key) == (map.get(key) != null); // holds
        }
        for (String key : set) {
            assert map.get(key) != null; // wrong
        }
        assert set.size() <= map.size(); // holds
    }

    /** Wrong: the assertion forgets the keys with null values. */
    static void setOfKeysWithNonNullValuesWrong3(List<String> keys, Map<String, String> values, String removed) {
        Map<String, String> map = new HashMap<>();
        for (String key : keys) {
            map.put(key, values.get(key));
        }
        map.remove(removed);
        Set<String> set = new HashSet<>();
        for (Map.Entry<String, String> entry : map.entrySet()) {
            if (entry.getValue() != null) {
                set.add(entry.getKey());
            }
        }
        for (String key : map.keySet()) {
            assert set.contains(key) == (map.get(key) != null); // holds
        }
        for (String key : set) {
            assert map.get(key) != null; // holds
        }
        assert set.size() == map.size(); // wrong
    }
}
