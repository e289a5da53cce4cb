// The body of `do … while` runs before the condition is looked at for the first time.
class DoWhile {

    static void once() {
        int runs = 0;
        //@ loop_invariant runs == 0;
        do {
            runs++;
        } while (false);
        assert runs == 1; //~ proved[assertion]
        assert runs == 0; //~ refuted[assertion]
    }

    static void atLeastOnce(int n) {
        int i = 0;
        do {
            i++;
        } while (i < n);
        assert i >= n; //~ proved[assertion]
        assert i == n; //~ refuted[assertion]
    }

    static void continueTestsTheCondition() {
        int i = 0;
        //@ loop_invariant 0 <= i && i < 4;
        do {
            i++;
            if (i == 2) {
                continue;
            }
        } while (i < 4);
        assert i == 4; //~ proved[assertion]
    }

    static int last(int[] cells) {
        int i = 0;
        int value;
        do {
            value = cells[i]; //~ refuted[array-index]
            i++;
        } while (i < cells.length);
        return value;
    }
}
//~ obligations: 12
