// Endless loops that only a `return` leaves: nothing follows them.
class EndlessLoopWithReturn {

    //@ requires 0 <= n;
    //@ ensures \result == n;                  //~ proved[postcondition]
    static int climb(int n) {
        //@ loop_invariant 0 <= i && i <= n;
        for (int i = 0; ; i++) {
            if (i == n) {
                return i;
            }
        }
    }

    //@ ensures \result % 2 == 0;              //~ refuted[postcondition]
    static int firstMultiple(int step) {
        int i = 0;
        while (true) {
            i += step;
            if (i >= 10 || i <= 0) {
                return i;
            }
        }
    }

    static void serve(int[] requests) {
        while (true) {
            requests[0] = 0;                   //~ refuted[array-index]
        }
    }
}
//~ obligations: 6
