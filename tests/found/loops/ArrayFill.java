/** Filling an array, then checking what it holds. */
final class ArrayFill {
    // After filling every element has the value.
    static void constant(int[] a, int value) {
        for (int i = 0; i < a.length; i++) {
            a[i] = value;
        }
        for (int i = 0; i < a.length; i++) {
            assert a[i] == value; // holds
        }
    }

    static void constantWrong(int[] a, int value) {
        for (int i = 0; i < a.length; i++) {
            a[i] += value;
        }
        for (int i = 0; i < a.length; i++) {
            assert a[i] == value; // wrong
        }
    }

    // Every element becomes its own index.
    static void indices(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = i;
        }
        for (int j = 0; j < a.length; j++) {
            assert a[j] == j; // holds
        }
    }

    static void indicesWrong(int[] a) {
        for (int i = 1; i < a.length; i++) {
            a[i] = i;
        }
        for (int j = 0; j < a.length; j++) {
            assert a[j] == j; // wrong
        }
    }

    // Clearing from the last element to the first.
    static void clearDownwards(long[] a) {
        for (int i = a.length - 1; i >= 0; i--) {
            a[i] = 0;
        }
        for (long x : a) {
            assert x == 0; // holds
        }
    }

    static void clearDownwardsWrong(long[] a) {
        for (int i = a.length - 1; i > 0; i--) {
            a[i] = 0;
        }
        for (long x : a) {
            assert x == 0; // wrong
        }
    }

    // Clearing from an index on leaves the elements before it alone.
    static void clearTail(int[] a, int from) {
        if (from < 0) {
            throw new IllegalArgumentException();
        }
        int[] old = a.clone();
        for (int i = from; i < a.length; i++) {
            a[i] = 0;
        }
        for (int j = 0; j < from && j < a.length; j++) {
            assert a[j] == old[j]; // holds
        }
    }

    static void clearTailWrong(int[] a, int from) {
        if (from < 0) {
            throw new IllegalArgumentException();
        }
        int[] old = a.clone();
        for (int i = from; i < a.length; i++) {
            a[i] = 0;
        }
        for (int j = 0; j <= from && j < a.length; j++) {
            assert a[j] == old[j]; // wrong
        }
    }

    // Neighbours in an array of alternating signs are each other's negation.
    static void alternating(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = i % 2 == 0 ? 1 : -1;
        }
        for (int i = 1; i < a.length; i++) {
            assert a[i] == -a[i - 1]; // holds
        }
    }

    static void alternatingWrong(int[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = i % 3 == 0 ? 1 : -1;
        }
        for (int i = 1; i < a.length; i++) {
            assert a[i] == -a[i - 1]; // wrong
        }
    }

    // An array of squares of the length of another one.
    static void squares(int[] like) {
        long[] square = new long[like.length];
        for (int i = 0; i < square.length; i++) {
            square[i] = (long) i * i;
        }
        for (int i = 0; i < like.length; i++) {
            assert square[i] >= i; // holds
        }
    }

    static void squaresWrong(int[] like) {
        long[] square = new long[like.length];
        for (int i = 0; i < square.length; i++) {
            square[i] = (long) i * i;
        }
        for (int i = 0; i < like.length; i++) {
            assert square[i] > i; // wrong
        }
    }
}
