/** A final field that is not private: others in the package cannot replace the array, but write into it. */
class HeldArrayVisible {
    final int[] data = new int[4];

    int get(int at) {
        if (at < 0 || at >= data.length) {
            return 0;
        }
        assert data[at] >= 0;    //~ unknown[assertion]
        return data[at];
    }
}

class Neighbour {
    static void spoil(HeldArrayVisible visible) {
        visible.data[0] = -1;
    }
}
//~ obligations: 9
