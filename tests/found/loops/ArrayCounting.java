/** Counting elements of an array. */
final class ArrayCounting {
    // The number of matches is between zero and the length.
    static void matches(int[] a, int key) {
        int count = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == key) {
                count++;
            }
        }
        assert 0 <= count && count <= a.length; // holds
    }

    static void matchesWrong(int[] a, int key) {
        int count = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == key) {
                count++;
            }
        }
        assert 0 < count && count <= a.length; // wrong
    }

    // There are fewer equal neighbours than elements.
    static void equalNeighbours(int[] a) {
        int count = 0;
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] == a[i]) {
                count++;
            }
        }
        assert count == 0 || count < a.length; // holds
    }

    static void equalNeighboursWrong(int[] a) {
        int count = 0;
        for (int i = 1; i < a.length; i++) {
            if (a[i - 1] == a[i]) {
                count++;
            }
        }
        assert count == 0 || count < a.length - 1; // wrong
    }

    // Negative, zero and positive elements are all elements.
    static void bySign(int[] a) {
        int negative = 0;
        int zero = 0;
        int positive = 0;
        for (int x : a) {
            if (x < 0) {
                negative++;
            } else if (x == 0) {
                zero++;
            } else {
                positive++;
            }
        }
        assert negative + zero + positive == a.length; // holds
    }

    static void bySignWrong(int[] a) {
        int negative = 0;
        int zero = 0;
        int positive = 0;
        for (int x : a) {
            if (x < 0) {
                negative++;
            } else if (x == 0) {
                zero++;
            } else if (x > 1) {
                positive++;
            }
        }
        assert negative + zero + positive == a.length; // wrong
    }

    // The longest run so far is at least the current one.
    static void longestRun(int[] a, int key) {
        int current = 0;
        int best = 0;
        for (int x : a) {
            if (x == key) {
                current++;
                if (current > best) {
                    best = current;
                }
            } else {
                current = 0;
            }
        }
        assert current <= best && best <= a.length; // holds
    }

    static void longestRunWrong(int[] a, int key) {
        int current = 0;
        int best = 0;
        for (int x : a) {
            if (x == key) {
                current++;
                if (current > best + 1) {
                    best = current;
                }
            } else {
                current = 0;
            }
        }
        assert current <= best && best <= a.length; // wrong
    }

    // Counting down from the length never goes below zero.
    static void countDown(boolean[] done) {
        int remaining = done.length;
        for (boolean d : done) {
            if (d) {
                remaining--;
            }
        }
        assert remaining >= 0; // holds
    }

    static void countDownWrong(boolean[] done) {
        int remaining = done.length - 1;
        for (boolean d : done) {
            if (d) {
                remaining--;
            }
        }
        assert remaining >= 0; // wrong
    }
}
