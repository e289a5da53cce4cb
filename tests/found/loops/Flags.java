import java.util.List;

/** Flags, variables that are null at first, early returns. */
final class Flags {
    // The first string is known unless there is none.
    static void first(List<String> in) {
        String first = null;
        for (String s : in) {
            if (first == null) {
                first = s;
            }
        }
        assert in.isEmpty() || first != null; // holds
    }

    static void firstWrong(List<String> in) {
        String first = null;
        for (String s : in) {
            if (first == null && !s.isEmpty()) {
                first = s;
            }
        }
        assert in.isEmpty() || first != null; // wrong
    }

    // The flag is set if and only if there is an index.
    static void flagAndIndex(int[] a, int key) {
        boolean found = false;
        int at = -1;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == key) {
                found = true;
                at = i;
            }
        }
        assert found == (at >= 0); // holds
    }

    static void flagAndIndexWrong(int[] a, int key) {
        boolean found = false;
        int at = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == key) {
                found = true;
                at = i;
            }
        }
        assert found == (at >= 0); // wrong
    }

    // If no element differs from the one before, then all equal the first.
    static void allEqual(int[] a) {
        boolean same = true;
        for (int i = 1; i < a.length; i++) {
            same = same && a[i] == a[i - 1];
        }
        if (same) {
            for (int i = 0; i < a.length; i++) {
                assert a[i] == a[0]; // holds
            }
        }
    }

    static void allEqualWrong(int[] a) {
        boolean same = true;
        for (int i = 1; i < a.length; i++) {
            same = a[i] == a[i - 1];
        }
        if (same) {
            for (int i = 0; i < a.length; i++) {
                assert a[i] == a[0]; // wrong
            }
        }
    }

    // There is at least one try, and the budget is used up.
    static void tries(int budget, int cost) {
        if (budget > 1000 || cost < 1 || cost > 1000) {
            throw new IllegalArgumentException();
        }
        int tries = 0;
        do {
            tries++;
            budget = budget < 0 ? budget : budget - cost;
        } while (budget > 0);
        assert tries >= 1 && budget <= 0; // holds
    }

    static void triesWrong(int budget, int cost) {
        if (budget > 1000 || cost < 1 || cost > 1000) {
            throw new IllegalArgumentException();
        }
        int tries = 0;
        do {
            tries++;
            budget = budget < 0 ? budget : budget - cost;
        } while (budget > 0);
        assert tries >= 1 && budget < 0; // wrong
    }

    // Skipped elements are not remembered.
    static void skipNegative(int[] a) {
        int kept = 0;
        int last = 0;
        for (int x : a) {
            if (x < 0) {
                continue;
            }
            kept++;
            last = x;
        }
        assert kept == 0 || last >= 0; // holds
    }

    static void skipNegativeWrong(int[] a) {
        int kept = 0;
        int last = 0;
        for (int x : a) {
            last = x;
            if (x < 0) {
                continue;
            }
            kept++;
            last = x;
        }
        assert kept == 0 || last >= 0; // wrong
    }

    // After a loop that returns at a zero there is no zero.
    static void returnAtZero(int[] a) {
        for (int i = 0; i < a.length; i++) {
            if (a[i] == 0) {
                return;
            }
        }
        for (int x : a) {
            assert x != 0; // holds
        }
    }

    static void returnAtZeroWrong(int[] a) {
        for (int i = 1; i < a.length; i++) {
            if (a[i] == 0) {
                return;
            }
        }
        for (int x : a) {
            assert x != 0; // wrong
        }
    }
}
