// `break` and `continue` belong to the innermost loop.
class NestedLoops {

    static void innerBreak() {
        int outer = 0;
        //@ loop_invariant 0 <= outer && outer <= 3;
        while (outer < 3) {
            while (true) {
                break;
            }
            outer++;
        }
        assert outer == 3; //~ proved[assertion]
    }

    static void product(int rows, int columns) {
        if (rows < 0 || 100 < rows || columns < 0 || 100 < columns) return;
        int cells = 0;
        //@ loop_invariant 0 <= i && i <= rows && cells == i * columns;
        for (int i = 0; i < rows; i++) {
            //@ loop_invariant 0 <= j && j <= columns && cells == i * columns + j;
            for (int j = 0; j < columns; j++) {
                cells++;
            }
        }
        assert cells == rows * columns; //~ proved[assertion]
    }

    static void fill(int[][] rows) {
        for (int i = 0; i < rows.length; i++) { //~ proved[null-dereference]
            for (int j = 0; j < rows.length; j++) {
                if (0 <= i && 0 <= j) {
                    rows[i][j] = 1; //~ refuted[array-index], proved[array-index]
                }
            }
        }
    }

    static void innerContinue(int n) {
        int seen = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < 2; j++) {
                if (j == 0) continue;
                seen++;
            }
        }
        assert seen == 0; //~ refuted[assertion]
    }
}
//~ obligations: 15
