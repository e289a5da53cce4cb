// Lengths that cannot be negative.
class SizeGuarded {

    static int[] atMost(int size) {
        return new int[size < 0 ? 0 : size]; //~ proved[negative-array-size]
    }

    static int[] like(int[] other) {
        int[] copy = new int[other.length]; //~ proved[negative-array-size]
        assert copy.length == other.length; //~ proved[assertion]
        return copy;
    }

    static long[] range(int from, int to) {
        if (from < 0 || to < from) return new long[0];
        return new long[to - from]; //~ proved[negative-array-size]
    }

    static boolean[] masked(int bits) {
        return new boolean[bits & 255]; //~ proved[negative-array-size]
    }
}
//~ obligations: 8
