// An array of arrays holds references: rows may be missing, shared, and of different lengths.
class ArraysOfArrays {

    static void ragged() {
        int[][] rows = new int[3][];
        rows[0] = new int[2];
        rows[1] = new int[5];
        rows[1][4] = 7;
        assert rows[0].length == 2 && rows[1].length == 5 && rows[2] == null; //~ proved[assertion]
        assert rows[1][4] == 7 && rows[0][1] == 0; //~ proved[assertion]
        assert rows[2].length == 0; //~ refuted[null-dereference]
    }

    static void literal() {
        int[][] rows = {{1}, {2, 3}, {}};
        assert rows.length == 3 && rows[1][1] == 3 && rows[2].length == 0; //~ proved[assertion]
        assert rows[0][1] == 3; //~ refuted[array-index]
    }

    static void sharedRow() {
        int[] row = new int[2];
        int[][] rows = {row, row};
        rows[0][1] = 5;
        assert rows[1][1] == 5; //~ proved[assertion]
        rows[1] = new int[2];
        assert rows[0][1] == 5 && rows[1][1] == 0; //~ proved[assertion]
    }

    static void parameterRows(int[][] rows) {
        if (rows.length != 2 || rows[0].length != 1 || rows[1].length != 1) return;
        rows[0][0] = 1;
        rows[1][0] = 2;
        assert rows[0][0] == 1; //~ refuted[assertion]
    }
}
//~ obligations: 87
