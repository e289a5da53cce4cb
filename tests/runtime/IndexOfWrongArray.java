// The index was tested against the length of another array.
class IndexOfWrongArray {

    static void copy(int[] from, int[] to) {
        //@ loop_invariant 0 <= i && i <= from.length;
        for (int i = 0; i < from.length; i++) {
            to[i] = from[i]; //~ refuted[array-index], proved[array-index]
        }
    }

    static void copyChecked(int[] from, int[] to) {
        if (to.length < from.length) return;
        //@ loop_invariant 0 <= i && i <= from.length;
        for (int i = 0; i < from.length; i++) {
            to[i] = from[i]; //~ proved[array-index], proved[array-index]
        }
    }

    static int cell(int[][] table, int row, int column) {
        if (row < 0 || table.length <= row || column < 0 || table.length <= column) return 0;
        return table[row][column]; //~ proved[array-index], refuted[array-index]
    }
}
//~ obligations: 24
