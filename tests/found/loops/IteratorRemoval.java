import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;

/** Removing elements from collections in a loop. */
final class IteratorRemoval {
    // Removing with the iterator only makes the list smaller.
    static void onlySmaller(List<Integer> in) {
        List<Integer> list = new ArrayList<>(in);
        Iterator<Integer> it = list.iterator();
        while (it.hasNext()) {
            if (it.next() < 0) {
                it.remove();
            }
        }
        assert list.size() <= in.size(); // holds
    }

    static void onlySmallerWrong(List<Integer> in) {
        List<Integer> list = new ArrayList<>(in);
        Iterator<Integer> it = list.iterator();
        while (it.hasNext()) {
            if (it.next() < 0) {
                it.remove();
            }
        }
        assert list.size() < in.size(); // wrong
    }

    // Nothing negative is left.
    static void noneLeft(List<Integer> in) {
        List<Integer> list = new ArrayList<>(in);
        for (Iterator<Integer> it = list.iterator(); it.hasNext();) {
            int x = it.next();
            if (x < 0) {
                it.remove();
            }
        }
        for (int x : list) {
            assert x >= 0; // holds
        }
    }

    static void noneLeftWrong(List<Integer> in) {
        List<Integer> list = new ArrayList<>(in);
        for (Iterator<Integer> it = list.iterator(); it.hasNext();) {
            int x = it.next();
            if (x < -1) {
                it.remove();
            }
        }
        for (int x : list) {
            assert x >= 0; // wrong
        }
    }

    // Removing by index goes downwards, or the element after a removed one is skipped.
    static void byIndex(List<String> in) {
        List<String> list = new ArrayList<>(in);
        for (int i = list.size() - 1; i >= 0; i--) {
            if (list.get(i).isEmpty()) {
                list.remove(i);
            }
        }
        for (String s : list) {
            assert !s.isEmpty(); // holds
        }
    }

    static void byIndexWrong(List<String> in) {
        List<String> list = new ArrayList<>(in);
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i).isEmpty()) {
                list.remove(i);
            }
        }
        for (String s : list) {
            assert !s.isEmpty(); // wrong
        }
    }

    // Removed and remaining elements are all elements.
    static void countRemoved(List<Integer> in) {
        List<Integer> list = new LinkedList<>(in);
        int removed = 0;
        Iterator<Integer> it = list.iterator();
        while (it.hasNext()) {
            if (it.next() % 2 == 0) {
                it.remove();
                removed++;
            }
        }
        assert removed + list.size() == in.size(); // holds
    }

    static void countRemovedWrong(List<Integer> in) {
        List<Integer> list = new LinkedList<>(in);
        int removed = 0;
        Iterator<Integer> it = list.iterator();
        while (it.hasNext()) {
            if (it.next() % 2 == 0) {
                it.remove();
                removed = 1;
            }
        }
        assert removed + list.size() == in.size(); // wrong
    }

    // Entries with a small value are removed from a map.
    static void smallValues(Map<String, Integer> in, int least) {
        Map<String, Integer> map = new HashMap<>(in);
        Iterator<Map.Entry<String, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            if (it.next().getValue() < least) {
                it.remove();
            }
        }
        for (int value : map.values()) {
            assert value >= least; // holds
        }
    }

    static void smallValuesWrong(Map<String, Integer> in, int least) {
        Map<String, Integer> map = new HashMap<>(in);
        Iterator<Map.Entry<String, Integer>> it = map.entrySet().iterator();
        while (it.hasNext()) {
            if (it.next().getValue() < least) {
                it.remove();
            }
        }
        for (int value : map.values()) {
            assert value > least; // wrong
        }
    }

    // Removing the last element until there is none.
    static void emptied(List<String> in) {
        List<String> list = new ArrayList<>(in);
        while (list.size() > 0) {
            list.remove(list.size() - 1);
        }
        assert list.isEmpty(); // holds
    }

    static void emptiedWrong(List<String> in) {
        List<String> list = new ArrayList<>(in);
        while (list.size() > 1) {
            list.remove(list.size() - 1);
        }
        assert list.isEmpty(); // wrong
    }
}
