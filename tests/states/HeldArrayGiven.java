/** The constructor looks at the elements and keeps the array of the caller, who changes it later. */
class HeldArrayGiven {
    private final int[] data;

    HeldArrayGiven(int[] data) {
        for (int i = 0; i < data.length; i++) {
            if (data[i] < 0) {
                throw new IllegalArgumentException();
            }
        }
        this.data = data;
    }

    int get(int at) {
        if (at < 0 || at >= data.length) {
            return 0;
        }
        assert data[at] >= 0;    //~ unknown[assertion]
        return data[at];
    }
}
//~ obligations: 10
