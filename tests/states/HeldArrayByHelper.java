/** A helper gives back the array that it was handed, and another one keeps it. */
class HeldArrayByHelper {
    private int[] data;
    private static int[] last;

    HeldArrayByHelper(int[] given) {
        data = same(given);
    }

    private static int[] same(int[] array) {
        return array.length == 0 ? new int[1] : array;
    }

    private static void keep(int[] array) {
        last = array;
    }

    void reset() {
        data = new int[3];
        keep(data);
    }

    static void spoil() {
        if (last != null && last.length > 0) {
            last[0] = -1;
        }
    }

    void clean() {
        for (int i = 0; i < data.length; i++) {
            data[i] = 0;
        }
    }

    int first() {
        if (data.length == 0) {
            return 0;
        }
        assert data[0] >= 0;    //~ refuted[assertion]
        return data[0];
    }
}
//~ obligations: 13
