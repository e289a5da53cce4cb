// Of what a loop changes, only the invariants are known after it.
class InvariantTooWeak {

    //@ requires 0 <= n && n <= 1000;
    static void count(int n) {
        int i = 0;
        int twice = 0;
        //@ loop_invariant 0 <= i && i <= n;
        while (i < n) {
            i++;
            twice += 2;
        }
        assert i == n;                         //~ proved[assertion]
        // True, but the invariant says nothing of `twice`.
        assert twice == 2 * n;                 //~ unknown[assertion]
    }

    //@ requires 0 <= n && n <= 1000;
    static void countWithInvariant(int n) {
        int i = 0;
        int twice = 0;
        //@ loop_invariant 0 <= i && i <= n && twice == 2 * i;
        while (i < n) {
            i++;
            twice += 2;
        }
        assert twice == 2 * n;                 //~ proved[assertion]
    }
}
//~ obligations: 7
