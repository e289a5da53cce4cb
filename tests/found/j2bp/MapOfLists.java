import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * J2BP, map of lists: each key gets a list of its own with the same elements, then the list of one key is
 * extended. Property: all nested lists have the right size and content, only the list of the changed key grew.
 */
class MapOfLists {
    static void mapOfLists(Set<Integer> keys, List<Integer> values, int changed, int extra) {
        Map<Integer, List<Integer>> lists = new HashMap<>();
        for (Integer key : keys) {
            List<Integer> list = new ArrayList<>();
            for (Integer value : values) {
                list.add(value);
            }
            lists.put(key, list);
        }
        List<Integer> target = lists.get(changed);
        if (target != null) {
            target.add(extra);
        }
        for (Integer key : keys) {
            List<Integer> list = lists.get(key);
            assert list != null; // holds
            if (key == changed) {
                assert list.size() - 1 == values.size(); // holds
                assert list.get(list.size() - 1) == extra; // holds
            } else {
                assert list.size() == values.size(); // holds
            }
            for (int i = 0; i < values.size(); i++) {
                assert list.get(i).equals(values.get(i)); // holds
            }
        }
    }

    /** Wrong: all keys share one list. */
    static void mapOfListsWrong1(Set<Integer> keys, List<Integer> values, int changed, int extra) {
        Map<Integer, List<Integer>> lists = new HashMap<>();
        List<Integer> list = new ArrayList<>();
        for (Integer key : keys) {
            for (Integer value : values) {
                list.add(value);
            }
            lists.put(key, list);
        }
        List<Integer> target = lists.get(changed);
        if (target != null) {
            target.add(extra);
        }
        for (Integer key : keys) {
            list = lists.get(key);
            assert list != null; // holds
            if (key == changed) {
                assert list.size() - 1 == values.size(); // wrong
                assert list.get(list.size() - 1) == extra; // holds
            } else {
                assert list.size() == values.size(); // wrong
            }
            for (int i = 0; i < values.size(); i++) {
                assert list.get(i).equals(values.get(i)); // holds
            }
        }
    }

    /** Wrong: each element is added at the front of its list. */
    static void mapOfListsWrong2(Set<Integer> keys, List<Integer> values, int changed, int extra) {
        Map<Integer, List<Integer>> lists = new HashMap<>();
        for (Integer key : keys) {
            List<Integer> list = new ArrayList<>();
            for (Integer value : values) {
                list.add(0, value);
            }
            lists.put(key, list);
        }
        List<Integer> target = lists.get(changed);
        if (target != null) {
            target.add(extra);
        }
        for (Integer key : keys) {
            List<Integer> list = lists.get(key);
            assert list != null; // holds
            if (key == changed) {
                assert list.size() - 1 == values.size(); // holds
                assert list.get(list.size() - 1) == extra; // holds
            } else {
                assert list.size() == values.size(); // holds
            }
            for (int i = 0; i < values.size(); i++) {
                assert list.get(i).equals(values.get(i)); // wrong
            }
        }
    }

    /** Wrong: the element is inserted at the front of the changed list, not at its end. */
    static void mapOfListsWrong3(Set<Integer> keys, List<Integer> values, int changed, int extra) {
        Map<Integer, List<Integer>> lists = new HashMap<>();
        for (Integer key : keys) {
            List<Integer> list = new ArrayList<>();
            for (Integer value : values) {
                list.add(value);
            }
            lists.put(key, list);
        }
        List<Integer> target = lists.get(changed);
        if (target != null) {
            target.add(0, extra);
        }
        for (Integer key : keys) {
            List<Integer> list = lists.get(key);
            assert list != null; // holds
            if (key == changed) {
                assert list.size() - 1 == values.size(); // holds
                assert list.get(list.size() - 1) == extra; // wrong
            } else {
                assert list.size() == values.size(); // holds
            }
            for (int i = 0; i < values.size(); i++) {
                assert list.get(i).equals(values.get(i)); // wrong
            }
        }
    }
}
