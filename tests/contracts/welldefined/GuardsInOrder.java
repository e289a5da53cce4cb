// A guard stands before what it guards.
class GuardsInOrder {

    //@ requires 0 <= i && i < a.length && a[i] > 0;
    //@ ensures \result == -1 || a[\result < 0 || \result >= a.length ? i : \result] > 0;
    //@ ensures i < a.length ==> a[i] > 0;
    //@ ensures a.length == 0 || a[0] == \old(a.length == 0 ? 0 : a[0]);
    //@ ensures (\forall int k; 0 <= k && k < a.length; k == i ==> a[k] > 0);
    //@ assignable \nothing;
    static int same(int[] a, int i) {
        return i;
    }

    //@ requires parts == 0 || whole / parts >= 1;
    //@ ensures \result <==> parts == 0;
    //@ assignable \nothing;
    static boolean none(int whole, int parts) {
        return parts == 0;
    }
}
//~ obligations: 9
