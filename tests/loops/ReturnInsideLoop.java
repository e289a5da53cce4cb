// A search that returns from inside its loop.
class ReturnInsideLoop {

    //@ ensures \result == -1 || a[\result] == key;                                          //~ proved[postcondition]
    //@ ensures \result == -1 ==> (\forall int i; 0 <= i && i < a.length; a[i] != key);      //~ proved[postcondition]
    //@ assignable \nothing;
    static int find(int[] a, int key) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ loop_invariant (\forall int k; 0 <= k && k < i; a[k] != key);
        for (int i = 0; i < a.length; i++) {
            if (a[i] == key) {
                return i;
            }
        }
        return -1;
    }

    // Gives up after the first element.
    //@ ensures \result <==> (\exists int i; 0 <= i && i < a.length; a[i] == key);           //~ refuted[postcondition]
    static boolean contains(int[] a, int key) {
        for (int i = 0; i < a.length; i++) {
            return a[i] == key;
        }
        return false;
    }
}
//~ obligations: 17
