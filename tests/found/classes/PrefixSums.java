/** Sums over parts of a series that does not change. */
public class PrefixSums {
    private final long[] sums;

    public PrefixSums(int[] values) {
        if (values.length > 1_000_000) {
            throw new IllegalArgumentException("too many values");
        }
        sums = new long[values.length + 1];
        for (int i = 0; i < values.length; i++) {
            sums[i + 1] = sums[i] + values[i];
        }
        assert sums[0] == 0;
    }

    public int length() {
        assert sums.length > 0;
        return sums.length - 1;
    }

    /** The sum of the values from one index up to another, which is excluded. */
    public long sum(int from, int to) {
        if (from < 0 || to < from || to > length()) {
            throw new IndexOutOfBoundsException("from " + from + " to " + to);
        }
        return sums[to] - sums[from];
    }

    public long total() {
        return sums[sums.length - 1];
    }

    public int value(int index) {
        return (int) sum(index, index + 1);
    }

    public long average(int from, int to) {
        long sum = sum(from, to);
        if (from == to) {
            return 0;
        }
        return sum / (to - from);
    }

    /** Where the window of the given width with the largest sum starts. */
    public int bestWindow(int width) {
        if (width < 1 || width > length()) {
            throw new IllegalArgumentException("width " + width);
        }
        int best = 0;
        for (int start = 1; start + width < sums.length; start++) {
            if (sum(start, start + width) > sum(best, best + width)) {
                best = start;
            }
        }
        assert best + width <= length();
        return best;
    }

    /** An index that parts the series into two halves of equal sum, or -1. */
    public int balance() {
        for (int i = 0; i < sums.length; i++) {
            if (sums[i] == total() - sums[i]) {
                assert sum(0, i) == sum(i, length());
                return i;
            }
        }
        return -1;
    }
}
