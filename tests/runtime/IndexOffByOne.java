// Loops that run one step too far, upwards and downwards, and the last element taken one too late.
class IndexOffByOne {

    static void clear(int[] cells) {
        for (int i = 0; i <= cells.length; i++) {
            cells[i] = 0; //~ refuted[array-index]
        }
    }

    static int sumDown(int[] cells) {
        int sum = 0;
        for (int i = cells.length; i >= 0; i--) {
            sum += cells[i]; //~ refuted[array-index]
        }
        return sum;
    }

    static int last(int[] cells) {
        return cells[cells.length]; //~ refuted[array-index]
    }

    static boolean sorted(int[] cells) {
        //@ loop_invariant 0 <= i;
        for (int i = 0; i < cells.length; i++) {
            if (cells[i] > cells[i + 1]) { //~ refuted[array-index], proved[array-index]
                return false;
            }
        }
        return true;
    }
}
//~ obligations: 16
