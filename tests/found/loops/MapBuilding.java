import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Maps made from lists and from other maps. */
final class MapBuilding {
    // A map from elements to indices is not larger than the list, but smaller with repeated elements.
    static void indexMap(List<String> in) {
        Map<String, Integer> index = new HashMap<>();
        for (int i = 0; i < in.size(); i++) {
            index.put(in.get(i), i);
        }
        assert index.size() <= in.size(); // holds
    }

    static void indexMapWrong(List<String> in) {
        Map<String, Integer> index = new HashMap<>();
        for (int i = 0; i < in.size(); i++) {
            index.put(in.get(i), i);
        }
        assert index.size() == in.size(); // wrong
    }

    // Every element of the list is a key afterwards.
    static void keysContained(List<String> in) {
        Map<String, Integer> lengths = new HashMap<>();
        for (String s : in) {
            lengths.put(s, s.length());
        }
        for (String s : in) {
            assert lengths.containsKey(s); // holds
        }
    }

    static void keysContainedWrong(List<String> in) {
        Map<String, Integer> lengths = new HashMap<>();
        for (String s : in) {
            lengths.put(s.trim(), s.length());
        }
        for (String s : in) {
            assert lengths.containsKey(s); // wrong
        }
    }

    // Looking up with a default leaves no null value behind.
    static void valuesNotNull(List<String> names, Map<String, Integer> prices) {
        Map<String, Integer> chosen = new HashMap<>();
        for (String name : names) {
            chosen.put(name, prices.getOrDefault(name, 0));
        }
        for (String name : names) {
            assert chosen.get(name) != null; // holds
        }
    }

    static void valuesNotNullWrong(List<String> names, Map<String, Integer> prices) {
        Map<String, Integer> chosen = new HashMap<>();
        for (String name : names) {
            chosen.put(name, prices.get(name));
        }
        for (String name : names) {
            assert chosen.get(name) != null; // wrong
        }
    }

    // An inverse map is not larger than the map, but smaller with repeated values.
    static void inverseSize(Map<String, Integer> map) {
        Map<Integer, String> inverse = new HashMap<>();
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            inverse.put(e.getValue(), e.getKey());
        }
        assert inverse.size() <= map.size(); // holds
    }

    static void inverseSizeWrong(Map<String, Integer> map) {
        Map<Integer, String> inverse = new HashMap<>();
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            inverse.put(e.getValue(), e.getKey());
        }
        assert inverse.size() == map.size(); // wrong
    }

    // Going through the inverse map and back gives the same value.
    static void inverseLookup(Map<String, Integer> map) {
        Map<Integer, String> inverse = new HashMap<>();
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            inverse.put(e.getValue(), e.getKey());
        }
        for (Integer value : inverse.keySet()) {
            assert value.equals(map.get(inverse.get(value))); // holds
        }
    }

    static void inverseLookupWrong(Map<String, Integer> map) {
        Map<Integer, String> inverse = new HashMap<>();
        for (Map.Entry<String, Integer> e : map.entrySet()) {
            inverse.put(e.getValue(), e.getKey().trim());
        }
        for (Integer value : inverse.keySet()) {
            assert value.equals(map.get(inverse.get(value))); // wrong
        }
    }

    // A map zipped from two lists is not larger than the shorter one.
    static void zip(List<String> keys, List<Integer> values) {
        Map<String, Integer> map = new LinkedHashMap<>();
        int n = Math.min(keys.size(), values.size());
        for (int i = 0; i < n; i++) {
            map.put(keys.get(i), values.get(i));
        }
        assert map.size() <= n; // holds
    }

    static void zipWrong(List<String> keys, List<Integer> values) {
        Map<String, Integer> map = new LinkedHashMap<>();
        int n = Math.min(keys.size(), values.size());
        for (int i = 0; i < n; i++) {
            map.put(keys.get(i), values.get(i));
        }
        assert map.size() == n; // wrong
    }

    // If the first index wins, then no index is behind the place of the element.
    static void firstWins(List<String> in) {
        Map<String, Integer> first = new HashMap<>();
        for (int i = 0; i < in.size(); i++) {
            first.putIfAbsent(in.get(i), i);
        }
        for (int i = 0; i < in.size(); i++) {
            assert first.get(in.get(i)) <= i; // holds
        }
    }

    static void firstWinsWrong(List<String> in) {
        Map<String, Integer> first = new HashMap<>();
        for (int i = 0; i < in.size(); i++) {
            first.put(in.get(i), i);
        }
        for (int i = 0; i < in.size(); i++) {
            assert first.get(in.get(i)) <= i; // wrong
        }
    }
}
