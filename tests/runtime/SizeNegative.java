// Lengths that come out negative: untested, a difference, a difference that overflows, a product that overflows.
class SizeNegative {

    static int[] untested(int size) {
        return new int[size]; //~ refuted[negative-array-size]
    }

    static int[] difference(int from, int to) {
        return new int[to - from]; //~ refuted[negative-array-size]
    }

    static int[] orderedDifference(int from, int to) {
        if (to < from) return new int[0];
        return new int[to - from]; //~ refuted[negative-array-size]
    }

    static boolean[] grid(int rows, int columns) {
        if (rows < 0 || columns < 0) return new boolean[0];
        return new boolean[rows * columns]; //~ refuted[negative-array-size]
    }

    // An array that shows it has more elements than an execution is given.
    static Object[] grown(Object[] elements) {
        Object[] larger = new Object[elements.length * 2 + 1]; //~ FIXME-unknown[negative-array-size]
        return larger;
    }

    static int[] narrowed(long size) {
        if (size < 0) return new int[0];
        return new int[(int) size]; //~ refuted[negative-array-size]
    }
}
//~ obligations: 7
