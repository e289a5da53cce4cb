/** All methods write numbers above zero, but the array itself is handed out: whoever has it may write any. */
class HeldArrayReturned {
    private int[] data = new int[4];

    void put(int at, int value) {
        if (at >= 0 && at < data.length && value >= 0) {
            data[at] = value;
        }
    }

    int[] raw() {
        return data;
    }

    int get(int at) {
        if (at < 0 || at >= data.length) {
            return 0;
        }
        assert data[at] >= 0;    //~ unknown[assertion]
        return data[at];
    }
}
//~ obligations: 9
