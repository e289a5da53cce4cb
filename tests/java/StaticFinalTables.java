// A `static final` table is there and keeps its length; what it contains may change.
class StaticFinalTables {
    static final int[] TABLE = {1, 2, 3};
    static final int[] BUFFER = new int[8];
    static final StaticFinalTables ONE = new StaticFinalTables();

    static int at(int i) {
        if (i < 0 || i >= 3) {
            return 0;
        }
        return TABLE[i]; //~ proved[array-index]
    }

    static int beyond() {
        return TABLE[3]; //~ refuted[array-index]
    }

    static void content() {
        assert TABLE[0] == 1; //~ refuted[assertion]
    }

    static void written() {
        BUFFER[7] = 1; //~ proved[array-index]
        assert ONE != null; //~ proved[assertion]
    }
}
//~ obligations: 10
