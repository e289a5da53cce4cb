/** Binomial coefficients, computed on demand and remembered. */
public class BinomialTable {
    private static final int MAX = 60;

    private final long[][] table = new long[MAX + 1][];
    private int known;

    public BinomialTable() {
        table[0] = new long[] {1};
        known = 1;
    }

    public long choose(int n, int k) {
        if (n < 0 || n > MAX) {
            throw new IllegalArgumentException("n is " + n);
        }
        if (k < 0 || k > n) {
            return 0;
        }
        extendTo(n);
        assert table[n].length == n + 1;
        return table[n][k];
    }

    private void extendTo(int n) {
        while (known <= n) {
            long[] above = table[known - 1];
            long[] row = new long[known + 1];
            row[0] = 1;
            row[known] = 1;
            for (int k = 1; k < known; k++) {
                row[k] = above[k - 1] + above[k];
            }
            table[known] = row;
            known++;
        }
        assert known > n;
    }

    public int rowsKnown() {
        return known;
    }

    /** The largest coefficient of a row. */
    public long largest(int n) {
        long best = 0;
        for (int k = 0; k <= n; k++) {
            long value = choose(n, k);
            if (value > best) {
                best = value;
            }
        }
        return best;
    }

    public long rowSum(int n) {
        if (n < 0 || n > MAX) {
            return 0;
        }
        extendTo(n);
        long sum = 0;
        for (long value : table[n]) {
            sum += value;
        }
        assert sum == 1L << n;
        return sum;
    }
}
