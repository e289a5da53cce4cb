/** The array goes to code that nobody knows, which may keep it. */
class HeldArrayLent {
    interface Filler {
        void fill(int[] data);
    }

    private final int[] data = new int[4];

    void fill(Filler filler) {
        filler.fill(data);    //~ unknown[unknown-effect]
        for (int i = 0; i < data.length; i++) {
            if (data[i] < 0) {
                data[i] = 0;
            }
        }
    }

    int get(int at) {
        if (at < 0 || at >= data.length) {
            return 0;
        }
        assert data[at] >= 0;    //~ unknown[assertion]
        return data[at];
    }
}
//~ obligations: 13
