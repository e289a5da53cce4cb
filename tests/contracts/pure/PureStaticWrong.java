// Ten passes the test of the loop: a = {10}.
class PureStaticWrong {

    //@ ensures \result == (0 <= x && x <= 9);
    static /*@ pure @*/ boolean isDigit(int x) {
        return 0 <= x && x <= 9;
    }

    //@ ensures \result ==> (\forall int i; 0 <= i && i < a.length; isDigit(a[i]));      //~ refuted[postcondition]
    //@ assignable \nothing;
    static boolean allDigits(int[] a) {
        //@ loop_invariant 0 <= k && k <= a.length;
        //@ loop_invariant (\forall int i; 0 <= i && i < k; 0 <= a[i] && a[i] <= 10);
        //@ assignable \nothing;
        //@ decreases a.length - k;
        for (int k = 0; k < a.length; k++) {
            if (a[k] < 0 || a[k] > 10) {
                return false;
            }
        }
        return true;
    }
}
//~ obligations: 16
