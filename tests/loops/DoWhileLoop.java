// The invariant of a `do … while` holds before each execution of the body.
class DoWhileLoop {

    //@ requires 1 <= n && n <= 1000;
    //@ ensures \result == n;                  //~ proved[postcondition]
    static int count(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && i < n;
        //@ decreases n - i;
        do {
            i++;
        } while (i < n);
        return i;
    }

    // The body runs at least once.
    //@ requires 0 <= n && n <= 1000;
    //@ ensures \result == n;                  //~ refuted[postcondition]
    static int countAtLeastOnce(int n) {
        int i = 0;
        //@ loop_invariant 0 <= i && (i < n || i == 0);
        do {
            i++;
        } while (i < n);
        return i;
    }
}
//~ obligations: 7
