/** Tables are known only where nothing changes them. */
class HeldTable {
    private static final int[] KNOWN = {3, 1, 2};
    private static final int[] SET = {3, 1, 2};
    private static final int[] GIVEN = {3, 1, 2};
    private static final int[][] ROWS = {{1, 2}, {3, 4}};
    static final int[] SEEN = {3, 1, 2};

    static void set(int value) {
        SET[0] = value;
        ROWS[1] = value > 9 ? new int[0] : new int[] {value};
    }

    static int[] given() {
        return GIVEN;
    }

    static int known(int at) {
        if (at < 0 || at >= KNOWN.length) {
            return 0;
        }
        return 10 / KNOWN[at];
    }

    static int wrong(int at) {
        if (at < 0 || at >= KNOWN.length) {
            return 0;
        }
        return 10 / (KNOWN[at] - 2);    //~ refuted[division-by-zero]
    }

    static int changed() {
        return 10 / SET[0];    //~ refuted[division-by-zero]
    }

    static int handedOut() {
        return 10 / GIVEN[0];    //~ refuted[division-by-zero]
    }

    static int row() {
        return 10 / ROWS[1][0];    //~ refuted[division-by-zero], refuted[array-index]
    }

    static int seen() {
        return 10 / SEEN[0];    //~ refuted[division-by-zero]
    }
}
//~ obligations: 27
