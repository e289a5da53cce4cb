import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Dillig 6, map of lists: words are collected in one list for each length. Property: each list contains only
 * words of its length, each word is in its list, and no word is lost.
 */
class MapOfLists {
    static void mapOfLists(List<String> words) {
        Map<Integer, List<String>> byLength = new HashMap<>();
        for (String word : words) {
            List<String> list = byLength.get(word.length());
            if (list == null) {
                list = new ArrayList<>();
                byLength.put(word.length(), list);
            }
            list.add(word);
        }
        int total = 0;
        for (Map.Entry<Integer, List<String>> entry : byLength.entrySet()) {
            for (String word : entry.getValue()) {
                assert word.length() == entry.getKey(); // holds
            }
            total += entry.getValue().size();
        }
        for (String word : words) {
            assert byLength.containsKey(word.length()); // holds
            assert byLength.get(word.length()).contains(word); // holds
        }
        assert total == words.size(); // holds
    }

    /** Wrong: the list of a length is replaced by a new one with each word. */
    static void mapOfListsWrong1(List<String> words) {
        Map<Integer, List<String>> byLength = new HashMap<>();
        for (String word : words) {
            List<String> list = new ArrayList<>();
            byLength.put(word.length(), list);
            list.add(word);
        }
        int total = 0;
        for (Map.Entry<Integer, List<String>> entry : byLength.entrySet()) {
            for (String word : entry.getValue()) {
                assert word.length() == entry.getKey(); // holds
            }
            total += entry.getValue().size();
        }
        for (String word : words) {
            assert byLength.containsKey(word.length()); // holds
            assert byLength.get(word.length()).contains(word); // wrong
        }
        assert total == words.size(); // wrong
    }

    /** Wrong: a word that occurs twice is added once. */
    static void mapOfListsWrong2(List<String> words) {
        Map<Integer, List<String>> byLength = new HashMap<>();
        for (String word : words) {
            List<String> list = byLength.get(word.length());
            if (list == null) {
                list = new ArrayList<>();
                byLength.put(word.length(), list);
            }
            if (!list.contains(word)) {
                list.add(word);
            }
        }
        int total = 0;
        for (Map.Entry<Integer, List<String>> entry : byLength.entrySet()) {
            for (String word : entry.getValue()) {
                assert word.length() == entry.getKey(); // holds
            }
            total += entry.getValue().size();
        }
        for (String word : words) {
            assert byLength.containsKey(word.length()); // holds
            assert byLength.get(word.length()).contains(word); // holds
        }
        assert total == words.size(); // wrong
    }

    /** Wrong: all lengths share one list. */
    static void mapOfListsWrong3(List<String> words) {
        Map<Integer, List<String>> byLength = new HashMap<>();
        List<String> list = new ArrayList<>();
        for (String word : words) {
            if (!byLength.containsKey(word.length())) {
                byLength.put(word.length(), list);
            }
            list.add(word);
        }
        int total = 0;
        for (Map.Entry<Integer, List<String>> entry : byLength.entrySet()) {
            for (String word : entry.getValue()) {
                assert word.length() == entry.getKey(); // wrong
            }
            total += entry.getValue().size();
        }
        for (String word : words) {
            assert byLength.containsKey(word.length()); // holds
            assert byLength.get(word.length()).contains(word); // holds
        }
        assert total == words.size(); // holds
    }
}
