// Words that only ESC/Java has: each is honoured, claims nothing, or makes what it stands at skipped.
class EscJava {
    int width;
    int height;

    //@ ensures width >= 0;
    void shrink() {
        width = 0;
    }

    //@ assignable width;
    void widen() {
        width = 7;
    }

    //@ requires by > 0;
    void grow(int by) {
        width = by;
    }

    static class Adding extends EscJava {
        // keyword: also_ensures
        //@ also_ensures height == 1; //~ refuted[postcondition]
        void shrink() {
            width = 0;
            height = 0;
        }

        // keyword: also_modifies also_exsures
        //@ also_modifies height;
        //@ also_exsures (RuntimeException e) width == 8; //~ refuted[postcondition]
        void widen() { //~ refuted[frame]
            width = 7;
            height = 7;
            throw new RuntimeException();
        }

        // keyword: also_requires
        //@ also_requires by > 10; //~ skipped[not-supported]
        void grow(int by) {
            width = by;
        }
    }

    // keyword: nowarn
    static int nowarn(int x) {
        return 1 / x; //@ nowarn ZeroDiv //~ refuted[division-by-zero]
    }

    // keyword: skolem_constant
    static void skolemConstant(int[] a) {
        //@ skolem_constant int x;
        //@ loop_predicate 0 <= x, x < i, a[x] == 0;
        for (int i = 1; i < a.length; i++) {
            a[i] = 0;
        }
        assert a.length == 0 || a[0] == 0; //~ refuted[assertion]
    }

    // keyword: loop_predicate
    static void loopPredicate(int n) {
        int s = 0;
        //@ loop_predicate s > 3;
        while (s < n) {
            s++;
        }
        assert s > 3; //~ refuted[assertion]
    }

    // keyword: readable_if writable_if monitored_by monitored uninitialized writable_deferred
    private boolean open;
    private int a /*@ readable_if open */;
    private int b /*@ writable_if open; */;
    private Object lock = new Object();
    private int c /*@ monitored_by lock */;
    private int d /*@ monitored */;
    private int e /*@ writable_deferred */;

    //@ requires !open;
    int sum() {
        /*@ uninitialized */ int f = 0;
        b = 1;
        assert a + c + d + e + f == 0; //~ refuted[assertion]
        return b;
    }
}
//~ obligations: 19
