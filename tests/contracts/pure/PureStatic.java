// A pure static method below a quantifier.
class PureStatic {

    //@ ensures \result == (0 <= x && x <= 9);
    static /*@ pure @*/ boolean isDigit(int x) {
        return 0 <= x && x <= 9;
    }

    //@ ensures \result == (\forall int i; 0 <= i && i < a.length; isDigit(a[i]));
    //@ assignable \nothing;
    static boolean allDigits(int[] a) {
        //@ loop_invariant 0 <= k && k <= a.length;
        //@ loop_invariant (\forall int i; 0 <= i && i < k; isDigit(a[i]));
        //@ assignable \nothing;
        //@ decreases a.length - k;
        for (int k = 0; k < a.length; k++) {
            if (!isDigit(a[k])) {
                return false;
            }
        }
        return true;
    }
}
//~ obligations: 14
