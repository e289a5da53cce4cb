import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counting words in a map. */
final class WordCounts {
    // Every count is at least one.
    static void atLeastOne(List<String> words) {
        Map<String, Integer> counts = new HashMap<>();
        for (String w : words) {
            counts.put(w, counts.getOrDefault(w, 0) + 1);
        }
        for (int count : counts.values()) {
            assert count >= 1; // holds
        }
    }

    static void atLeastOneWrong(List<String> words) {
        Map<String, Integer> counts = new HashMap<>();
        for (String w : words) {
            counts.put(w, counts.getOrDefault(w, -1) + 1);
        }
        for (int count : counts.values()) {
            assert count >= 1; // wrong
        }
    }

    // The same with merge, looked up by key.
    static void merged(List<String> words) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String w : words) {
            counts.merge(w, 1, Integer::sum);
        }
        for (String w : counts.keySet()) {
            assert counts.get(w) >= 1; // holds
        }
    }

    static void mergedWrong(List<String> words) {
        Map<String, Integer> counts = new TreeMap<>();
        for (String w : words) {
            counts.merge(w, w.length(), Integer::sum);
        }
        for (String w : counts.keySet()) {
            assert counts.get(w) >= 1; // wrong
        }
    }

    // All counts together are the number of words.
    static void totalOfCounts(List<String> words) {
        Map<String, Integer> counts = new HashMap<>();
        for (String w : words) {
            Integer old = counts.get(w);
            if (old == null) {
                counts.put(w, 1);
            } else {
                counts.put(w, old + 1);
            }
        }
        int total = 0;
        for (int count : counts.values()) {
            total += count;
        }
        assert total == words.size(); // holds
    }

    static void totalOfCountsWrong(List<String> words) {
        Map<String, Integer> counts = new HashMap<>();
        for (String w : words) {
            Integer old = counts.get(w);
            if (old == null) {
                counts.put(w, 1);
            } else {
                counts.put(w, 1);
            }
        }
        int total = 0;
        for (int count : counts.values()) {
            total += count;
        }
        assert total == words.size(); // wrong
    }

    // Every word of the list has a positive count.
    static void everyWordCounted(List<String> words) {
        Map<String, Integer> counts = new HashMap<>();
        for (String w : words) {
            Integer old = counts.get(w);
            counts.put(w, old == null ? 1 : old + 1);
        }
        for (String w : words) {
            assert counts.get(w) > 0; // holds
        }
    }

    static void everyWordCountedWrong(List<String> words) {
        Map<String, Integer> counts = new HashMap<>();
        for (String w : words) {
            Integer old = counts.get(w);
            counts.put(w, old == null ? 0 : old + 1);
        }
        for (String w : words) {
            assert counts.get(w) > 0; // wrong
        }
    }

    // There is a most frequent word unless there are no words.
    static void mostFrequent(List<String> words) {
        Map<String, Integer> counts = new HashMap<>();
        for (String w : words) {
            counts.put(w, counts.containsKey(w) ? counts.get(w) + 1 : 1);
        }
        String best = null;
        int most = 0;
        for (Map.Entry<String, Integer> e : counts.entrySet()) {
            if (e.getValue() > most) {
                best = e.getKey();
                most = e.getValue();
            }
        }
        assert words.isEmpty() || best != null; // holds
    }

    static void mostFrequentWrong(List<String> words) {
        Map<String, Integer> counts = new HashMap<>();
        for (String w : words) {
            counts.put(w, counts.containsKey(w) ? counts.get(w) + 1 : 1);
        }
        String best = null;
        int most = 1;
        for (Map.Entry<String, Integer> e : counts.entrySet()) {
            if (e.getValue() > most) {
                best = e.getKey();
                most = e.getValue();
            }
        }
        assert words.isEmpty() || best != null; // wrong
    }

    // The lengths of words in classes, the last one for all long words.
    static void lengthClasses(List<String> words) {
        int[] classes = new int[4];
        for (String w : words) {
            classes[Math.min(w.length(), 3)]++;
        }
        int sum = 0;
        for (int i = 0; i < classes.length; i++) {
            sum += classes[i];
        }
        assert sum == words.size(); // holds
    }

    static void lengthClassesWrong(List<String> words) {
        int[] classes = new int[4];
        for (String w : words) {
            classes[Math.min(w.length(), 3)]++;
        }
        int sum = 0;
        for (int i = 1; i < classes.length; i++) {
            sum += classes[i];
        }
        assert sum == words.size(); // wrong
    }
}
