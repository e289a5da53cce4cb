/** Two fields have one array, and through the second anything is written. */
class HeldArrayTwice {
    private final int[] checked;
    private final int[] open;

    HeldArrayTwice(int size) {
        int[] both = new int[size < 0 ? 0 : size];
        checked = both;
        open = both;
    }

    void put(int at, int value) {
        if (at >= 0 && at < open.length) {
            open[at] = value;
        }
    }

    int get(int at) {
        if (at < 0 || at >= checked.length) {
            return 0;
        }
        assert checked[at] >= 0;    //~ refuted[assertion]
        return checked[at];
    }
}
//~ obligations: 10
