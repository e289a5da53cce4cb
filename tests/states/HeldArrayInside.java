/** An object of an inner class has the array too, and a lambda writes into it. */
class HeldArrayInside {
    private final int[] data = new int[4];
    private final int[] more = new int[4];

    class Cursor {
        private int[] place = data;

        void set(int value) {
            place[0] = value;
        }
    }

    Runnable writer(int value) {
        return () -> more[0] = value;
    }

    int first() {
        assert data[0] >= 0;    //~ unknown[assertion]
        return data[0];
    }

    int second() {
        assert more[0] >= 0;    //~ unknown[assertion]
        return more[0];
    }
}
//~ obligations: 15
