/** A helper that others may call too gets an array that is none of the object's, unless the object itself passes its own. */
class HeldArrayPassed {
    private final int[] data = new int[4];

    int first() {
        return data[0];
    }

    static void raise(int[] array, HeldArrayPassed passed) {
        if (array.length == 0) {
            return;
        }
        int before = passed.first();
        array[0] = before / 2 + 5;
        assert passed.first() == before;    //~ refuted[assertion]
    }

    void raise() {
        raise(data, this);
    }

    void lower() {
        set(data, -3);
    }

    private static void set(int[] array, int value) {
        array[1] = value;
    }

    int second() {
        assert data[1] >= 0;    //~ refuted[assertion]
        return data[1];
    }
}
//~ obligations: 15
