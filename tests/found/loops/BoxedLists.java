import java.util.ArrayList;
import java.util.List;

/** Loops over lists of boxed numbers. */
final class BoxedLists {
    // The minimum is at most every element.
    static void minimum(List<Integer> in) {
        int min = Integer.MAX_VALUE;
        for (Integer x : in) {
            min = Math.min(min, x);
        }
        for (Integer x : in) {
            assert min <= x; // holds
        }
    }

    static void minimumWrong(List<Integer> in) {
        int min = Integer.MAX_VALUE;
        for (Integer x : in) {
            min = Math.min(x, 100);
        }
        for (Integer x : in) {
            assert min <= x; // wrong
        }
    }

    // The last element that the loop saw is the last one of the list.
    static void lastSeen(List<Integer> in) {
        Integer last = null;
        for (Integer x : in) {
            last = x;
        }
        assert in.isEmpty() || last.equals(in.get(in.size() - 1)); // holds
    }

    static void lastSeenWrong(List<Integer> in) {
        Integer last = null;
        for (Integer x : in) {
            last = x;
        }
        assert in.isEmpty() || last.equals(in.get(0)); // wrong
    }

    // A running maximum never falls.
    static void runningMaximum(List<Integer> in) {
        List<Integer> out = new ArrayList<>();
        int max = Integer.MIN_VALUE;
        for (int x : in) {
            max = Math.max(max, x);
            out.add(max);
        }
        for (int i = 1; i < out.size(); i++) {
            assert out.get(i - 1) <= out.get(i); // holds
        }
    }

    static void runningMaximumWrong(List<Integer> in) {
        List<Integer> out = new ArrayList<>();
        int max = Integer.MIN_VALUE;
        for (int x : in) {
            max = Math.max(max, x);
            out.add(x);
        }
        for (int i = 1; i < out.size(); i++) {
            assert out.get(i - 1) <= out.get(i); // wrong
        }
    }

    // A total of amounts between zero and a hundred is not negative.
    static void total(List<Long> amounts) {
        long total = 0L;
        for (Long amount : amounts) {
            if (amount > 0 && amount < 100) {
                total += amount;
            }
        }
        assert total >= 0; // holds
    }

    static void totalWrong(List<Long> amounts) {
        long total = 0L;
        for (Long amount : amounts) {
            if (amount < 100) {
                total += amount;
            }
        }
        assert total >= 0; // wrong
    }

    // After one pass of bubble sort the last element is the largest.
    static void bubblePass(List<Integer> in) {
        List<Integer> list = new ArrayList<>(in);
        for (int i = 1; i < list.size(); i++) {
            Integer left = list.get(i - 1);
            Integer right = list.get(i);
            if (left > right) {
                list.set(i - 1, right);
                list.set(i, left);
            }
        }
        for (int x : list) {
            assert x <= list.get(list.size() - 1); // holds
        }
    }

    static void bubblePassWrong(List<Integer> in) {
        List<Integer> list = new ArrayList<>(in);
        for (int i = 1; i < list.size() - 1; i++) {
            Integer left = list.get(i - 1);
            Integer right = list.get(i);
            if (left > right) {
                list.set(i - 1, right);
                list.set(i, left);
            }
        }
        for (int x : list) {
            assert x <= list.get(list.size() - 1); // wrong
        }
    }
}
