import java.util.Iterator;
import java.util.List;

/** Searching lists and keeping a best element. */
final class ListSearch {
    // A found index names an equal string.
    static void indexOf(List<String> in, String key) {
        int found = -1;
        for (int i = 0; i < in.size(); i++) {
            if (in.get(i).equals(key)) {
                found = i;
            }
        }
        assert found == -1 || in.get(found).equals(key); // holds
    }

    static void indexOfWrong(List<String> in, String key) {
        int found = -1;
        for (int i = 0; i < in.size(); i++) {
            if (in.get(i).startsWith(key)) {
                found = i;
            }
        }
        assert found == -1 || in.get(found).equals(key); // wrong
    }

    // A list with elements has a longest string, also if all are empty.
    static void longest(List<String> in) {
        String best = null;
        int length = -1;
        for (String s : in) {
            if (s.length() > length) {
                best = s;
                length = s.length();
            }
        }
        assert in.isEmpty() || best != null; // holds
    }

    static void longestWrong(List<String> in) {
        String best = null;
        int length = 0;
        for (String s : in) {
            if (s.length() > length) {
                best = s;
                length = s.length();
            }
        }
        assert in.isEmpty() || best != null; // wrong
    }

    // A value that was found is above the limit.
    static void firstAbove(List<Integer> in, int limit) {
        boolean found = false;
        int value = 0;
        for (int x : in) {
            if (x > limit) {
                value = x;
                found = true;
                break;
            }
        }
        assert !found || value > limit; // holds
    }

    static void firstAboveWrong(List<Integer> in, int limit) {
        boolean found = false;
        int value = 0;
        for (int x : in) {
            if (x >= limit) {
                value = x;
                found = true;
                break;
            }
        }
        assert !found || value > limit; // wrong
    }

    // There is no maximum if and only if the list is empty.
    static void maximumOrNull(List<Integer> in) {
        Integer max = null;
        for (Integer x : in) {
            if (max == null || x > max) {
                max = x;
            }
        }
        assert in.isEmpty() == (max == null); // holds
    }

    static void maximumOrNullWrong(List<Integer> in) {
        Integer max = null;
        for (Integer x : in) {
            if (max != null && x > max) {
                max = x;
            }
        }
        assert in.isEmpty() == (max == null); // wrong
    }

    // In a sorted list the first two elements are in order.
    static void sorted(List<Integer> in) {
        boolean sorted = true;
        for (int i = 1; i < in.size(); i++) {
            if (in.get(i - 1) > in.get(i)) {
                sorted = false;
            }
        }
        assert !sorted || in.size() < 2 || in.get(0) <= in.get(1); // holds
    }

    static void sortedWrong(List<Integer> in) {
        boolean sorted = true;
        for (int i = 2; i < in.size(); i++) {
            if (in.get(i - 1) > in.get(i)) {
                sorted = false;
            }
        }
        assert !sorted || in.size() < 2 || in.get(0) <= in.get(1); // wrong
    }

    // An iterator returns as many elements as the list has.
    static void iterate(List<String> in) {
        int n = 0;
        Iterator<String> it = in.iterator();
        while (it.hasNext()) {
            it.next();
            n++;
        }
        assert n == in.size(); // holds
    }

    static void iterateWrong(List<String> in) {
        int n = 1;
        Iterator<String> it = in.iterator();
        while (it.hasNext()) {
            it.next();
            n++;
        }
        assert n == in.size(); // wrong
    }
}
