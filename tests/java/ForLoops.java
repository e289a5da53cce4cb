// The update of `for` runs after the body and after `continue`, not after `break`.
class ForLoops {

    static void counted(int n) {
        if (n < 0) return;
        int runs = 0;
        //@ loop_invariant 0 <= i && i <= n && runs == i;
        for (int i = 0; i < n; i++) {
            runs++;
        }
        assert runs == n; //~ proved[assertion]
    }

    static void updateAfterContinue() {
        int i;
        int kept = 0;
        //@ loop_invariant 0 <= i && i <= 4 && kept == (i <= 2 ? i : i - 1);
        for (i = 0; i < 4; i++) {
            if (i == 2) continue;
            kept++;
        }
        assert kept == 3 && i == 4; //~ proved[assertion]
    }

    static void noUpdateAfterBreak() {
        int i;
        //@ loop_invariant 0 <= i && i <= 2;
        for (i = 0; i < 4; i++) {
            if (i == 2) break;
        }
        assert i == 2; //~ proved[assertion]
    }

    static void wrongAfterBreak() {
        int i;
        for (i = 0; i < 4; i++) {
            if (i == 2) break;
        }
        assert i == 3; //~ refuted[assertion]
    }

    static void twoVariables() {
        int sum = 0;
        //@ loop_invariant i + j == 10 && 0 <= i && i <= 5;
        for (int i = 0, j = 10; i < j; i++, j--) {
            sum = i + j;
            assert sum == 10; //~ proved[assertion]
        }
    }
}
//~ obligations: 13
