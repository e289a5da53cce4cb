// Every second element stays as it was, and the other word for the invariant does not make it true: a = {1, 1}, value 0.
class SynonymsWrong {

    //@ requires 0 <= value && value <= 100;
    //@ modifies a[*];
    static void fill(int[] a, int value) {
        /*@ maintaining 0 <= k && k <= a.length;
          @ maintaining (\forall int i; 0 <= i && i < k; a[i] == value);      //~ refuted[invariant-preserved]
          @ modifies a[*];
          @ decreasing a.length - k;
          @*/
        for (int k = 0; k < a.length; k++) {
            if (k % 2 == 0) {
                a[k] = value;
            }
        }
    }
}
//~ obligations: 11
