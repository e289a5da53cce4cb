// A test whether an array is sorted; the second version forgets the last pair.
class SortedCheck {

    //@ ensures \result <==> (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);   //~ proved[postcondition]
    //@ assignable \nothing;
    static boolean isSorted(int[] a) {
        //@ loop_invariant 1 <= k && (\forall int i; 0 < i && i < k && i < a.length; a[i - 1] <= a[i]);
        for (int k = 1; k < a.length; k++) {
            if (a[k - 1] > a[k]) {
                return false;
            }
        }
        return true;
    }

    //@ ensures \result ==> (\forall int i; 0 < i && i < a.length; a[i - 1] <= a[i]);    //~ refuted[postcondition]
    //@ assignable \nothing;
    static boolean isSortedButLast(int[] a) {
        //@ loop_invariant 1 <= k && (\forall int i; 0 < i && i < k && i < a.length; a[i - 1] <= a[i]);
        for (int k = 1; k < a.length - 1; k++) {
            if (a[k - 1] > a[k]) {
                return false;
            }
        }
        return true;
    }
}
//~ obligations: 24
