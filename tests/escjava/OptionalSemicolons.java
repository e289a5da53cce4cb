// ESC/Java's clauses need no `;`: they end where their comment does, or where the next one begins.
class OptionalSemicolons {
    private int count;
    //@ invariant 0 <= count
    /*@ invariant count <= 1000 */

    /*@ ghost int seen */

    //@ requires 0 <= n
    //@ requires n <= 10
    //@ ensures \result == n + 1 //~ proved[postcondition]
    static int next(int n) {
        return n + 1;
    }

    static void callsNext() {
        next(11); //~ refuted[precondition]
    }

    /*@ requires n > 0 ensures \result > n */ //~ refuted[postcondition]
    static int same(int n) {
        return n;
    }

    //@ modifies count
    //@ ensures count == \old(count) + 1 //~ refuted[postcondition]
    void twice() { //~ refuted[class-invariant]
        count = count + 2;
    }

    //@ requires a != null && a.length > 0
    //@ ensures (\forall int i; 0 <= i && i < a.length ==> \result >= a[i]) //~ proved[postcondition]
    static int greatest(int[] a) {
        int best = a[0];
        //@ loop_invariant 1 <= k && k <= a.length
        //@ loop_invariant (\forall int i; 0 <= i && i < k ==> best >= a[i])
        for (int k = 1; k < a.length; k++) {
            if (a[k] > best) {
                best = a[k];
            }
        }
        //@ assert best >= a[0]
        return best;
    }

    static int assumed(int x) {
        //@ assume x > 3
        //@ assert x > 4 //~ refuted[assertion]
        return x;
    }
}
//~ obligations: 25
