import java.util.LinkedList;
import java.util.List;
import java.util.Map;

/**
 * Dillig 13, list containing the key-value pairs of a map. Property: the list contains exactly the pairs of the
 * map, each one once.
 */
class ListOfMapPairs {
    static void listOfMapPairs(Map<String, Integer> map) {
        List<Pair> pairs = new LinkedList<>();
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            pairs.add(new Pair(entry.getKey(), entry.getValue()));
        }
        for (Pair pair : pairs) {
            assert pair.value.equals(map.get(pair.key)); // holds
        }
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            int count = 0;
            for (Pair pair : pairs) {
                if (pair.key.equals(entry.getKey()) && pair.value.equals(entry.getValue())) {
                    count++;
                }
            }
            assert count == 1; // holds
        }
    }

    /** Wrong: pairs with positive values are added twice. */
    static void listOfMapPairsWrong1(Map<String, Integer> map) {
        List<Pair> pairs = new LinkedList<>();
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            if (entry.getValue() > 0) {
                pairs.add(0, new Pair(entry.getKey(), entry.getValue()));
            }
            pairs.add(new Pair(entry.getKey(), entry.getValue()));
        }
        for (Pair pair : pairs) {
            assert pair.value.equals(map.get(pair.key)); // holds
        }
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            int count = 0;
            for (Pair pair : pairs) {
                if (pair.key.equals(entry.getKey()) && pair.value.equals(entry.getValue())) {
                    count++;
                }
            }
            assert count == 1; // wrong
        }
    }

    /** Wrong: the number of pairs is stored and not the value. */
    static void listOfMapPairsWrong2(Map<String, Integer> map) {
        List<Pair> pairs = new LinkedList<>();
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            pairs.add(new Pair(entry.getKey(), pairs.size()));
        }
        for (Pair pair : pairs) {
            assert pair.value.equals(map.get(pair.key)); // wrong
        }
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            int count = 0;
            for (Pair pair : pairs) {
                if (pair.key.equals(entry.getKey()) && pair.value.equals(entry.getValue())) {
                    count++;
                }
            }
            assert count == 1; // holds
        }
    }

    /** Wrong: a pair with the empty key is added, which the map need not have. */
    static void listOfMapPairsWrong3(Map<String, Integer> map) {
        List<Pair> pairs = new LinkedList<>();
        pairs.add(new Pair("", 0));
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            pairs.add(new Pair(entry.getKey(), entry.getValue()));
        }
        for (Pair pair : pairs) {
            assert pair.value.equals(map.get(pair.key)); // wrong
        }
        for (Map.Entry<String, Integer> entry : map.entrySet()) {
            int count = 0;
            for (Pair pair : pairs) {
                if (pair.key.equals(entry.getKey()) && pair.value.equals(entry.getValue())) {
                    count++;
                }
            }
            assert count == 1; // wrong
        }
    }

    static class Pair {
        final String key;
        final Integer value;

        Pair(String key, Integer value) {
            this.key = key;
            this.value = value;
        }
    }
}
