// Callers of a recursive method: its contract proves them, its executions refute them.
class RecursionRefuted {
    int fill;

    //@ requires 0 <= n && n <= 10 && 0 <= fill && fill + n <= 100;
    //@ ensures fill == \old(fill) + n;        //~ proved[postcondition]
    //@ assignable fill;
    void pour(int n) {
        if (n > 0) {
            fill = fill + 1;
            pour(n - 1);
        }
    }

    static void apart(RecursionRefuted a, RecursionRefuted b) {
        a.fill = 1;
        if (a != b) {
            b.fill = 2;
            a.pour(3);
            assert a.fill == 4 && b.fill == 2;     //~ proved[assertion]
        }
    }

    static void together(RecursionRefuted a, RecursionRefuted b) {
        a.fill = 1;
        b.fill = 2;
        a.pour(3);
        // False if both are the same.
        assert a.fill == 4;                    //~ refuted[assertion]
    }
}
//~ obligations: 16
