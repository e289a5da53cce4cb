// expected: exit 0
/** Maximum, fill and swap, with contracts. */
class ArrayTools {

    //@ requires 0 < a.length;
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] <= \result);
    //@ ensures (\exists int i; 0 <= i && i < a.length; a[i] == \result);
    static /*@ pure @*/ int maximum(int[] a) {
        int largest = a[0];
        //@ loop_invariant 1 <= k && k <= a.length;
        //@ loop_invariant (\forall int i; 0 <= i && i < k; a[i] <= largest);
        //@ loop_invariant (\exists int i; 0 <= i && i < k; a[i] == largest);
        //@ decreases a.length - k;
        for (int k = 1; k < a.length; k++) {
            if (a[k] > largest) {
                largest = a[k];
            }
        }
        return largest;
    }

    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == value);
    //@ assignable a[*];
    static void fill(int[] a, int value) {
        //@ loop_invariant 0 <= k && k <= a.length;
        //@ loop_invariant (\forall int i; 0 <= i && i < k; a[i] == value);
        //@ decreases a.length - k;
        for (int k = 0; k < a.length; k++) {
            a[k] = value;
        }
    }

    //@ requires 0 <= i && i < a.length && 0 <= j && j < a.length;
    //@ ensures a[i] == \old(a[j]) && a[j] == \old(a[i]);
    //@ assignable a[i], a[j];
    static void swap(int[] a, int i, int j) {
        int kept = a[i];
        a[i] = a[j];
        a[j] = kept;
    }

    static int sum(int[] a) {
        int total = 0;
        for (int value : a) {
            total += value;
        }
        return total;
    }
}
