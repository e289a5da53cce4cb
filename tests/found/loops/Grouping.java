import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Maps with a list for every key. */
final class Grouping {
    // Every word has a group.
    static void everyWordHasGroup(List<String> words) {
        Map<Integer, List<String>> groups = new HashMap<>();
        for (String w : words) {
            groups.computeIfAbsent(w.length(), n -> new ArrayList<>()).add(w);
        }
        for (String w : words) {
            assert groups.containsKey(w.length()); // holds
        }
    }

    static void everyWordHasGroupWrong(List<String> words) {
        Map<Integer, List<String>> groups = new HashMap<>();
        for (String w : words) {
            groups.computeIfAbsent(w.trim().length(), n -> new ArrayList<>()).add(w);
        }
        for (String w : words) {
            assert groups.containsKey(w.length()); // wrong
        }
    }

    // No group is empty.
    static void noEmptyGroup(List<String> words) {
        Map<Integer, List<String>> groups = new HashMap<>();
        for (String w : words) {
            List<String> group = groups.get(w.length());
            if (group == null) {
                group = new ArrayList<>();
                groups.put(w.length(), group);
            }
            group.add(w);
        }
        for (List<String> group : groups.values()) {
            assert !group.isEmpty(); // holds
        }
    }

    static void noEmptyGroupWrong(List<String> words) {
        Map<Integer, List<String>> groups = new HashMap<>();
        for (String w : words) {
            List<String> group = groups.get(w.length());
            if (group == null) {
                group = new ArrayList<>();
                groups.put(w.length(), group);
            }
            if (!w.isEmpty()) {
                group.add(w);
            }
        }
        for (List<String> group : groups.values()) {
            assert !group.isEmpty(); // wrong
        }
    }

    // The words of a group have the length that is the key.
    static void keyOfGroup(List<String> words) {
        Map<Integer, List<String>> groups = new HashMap<>();
        for (String w : words) {
            if (!groups.containsKey(w.length())) {
                groups.put(w.length(), new ArrayList<>());
            }
            groups.get(w.length()).add(w);
        }
        for (Map.Entry<Integer, List<String>> e : groups.entrySet()) {
            for (String w : e.getValue()) {
                assert w.length() == e.getKey(); // holds
            }
        }
    }

    static void keyOfGroupWrong(List<String> words) {
        Map<Integer, List<String>> groups = new HashMap<>();
        for (String w : words) {
            if (!groups.containsKey(w.length())) {
                groups.put(w.length(), new ArrayList<>());
            }
            groups.get(w.length()).add(w.trim());
        }
        for (Map.Entry<Integer, List<String>> e : groups.entrySet()) {
            for (String w : e.getValue()) {
                assert w.length() == e.getKey(); // wrong
            }
        }
    }

    // All groups together have as many words as the list.
    static void totalOfGroups(List<String> words) {
        Map<String, List<String>> groups = new HashMap<>();
        for (String w : words) {
            List<String> group = groups.get(w.trim());
            if (group == null) {
                group = new ArrayList<>();
            }
            group.add(w);
            groups.put(w.trim(), group);
        }
        int total = 0;
        for (List<String> group : groups.values()) {
            total += group.size();
        }
        assert total == words.size(); // holds
    }

    static void totalOfGroupsWrong(List<String> words) {
        Map<String, List<String>> groups = new HashMap<>();
        for (String w : words) {
            List<String> group = groups.get(w.trim());
            if (group == null || w.isEmpty()) {
                group = new ArrayList<>();
            }
            group.add(w);
            groups.put(w.trim(), group);
        }
        int total = 0;
        for (List<String> group : groups.values()) {
            total += group.size();
        }
        assert total == words.size(); // wrong
    }

    // Flattening the groups gives as many elements as the groups have.
    static void flatten(Map<String, List<Integer>> groups) {
        List<Integer> all = new ArrayList<>();
        int total = 0;
        for (List<Integer> group : groups.values()) {
            total += group.size();
            for (Integer x : group) {
                all.add(x);
            }
        }
        assert all.size() == total; // holds
    }

    static void flattenWrong(Map<String, List<Integer>> groups) {
        List<Integer> all = new ArrayList<>();
        int total = 0;
        for (List<Integer> group : groups.values()) {
            total = group.size();
            for (Integer x : group) {
                all.add(x);
            }
        }
        assert all.size() == total; // wrong
    }
}
