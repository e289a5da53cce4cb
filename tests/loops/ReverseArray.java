// Reversing in place, with the values on entry in the invariant.
class ReverseArray {

    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[a.length - 1 - i]));    //~ proved[postcondition]
    //@ assignable a[*];
    static void reverse(int[] a) {
        int low = 0;
        int high = a.length - 1;
        //@ loop_invariant 0 <= low && high == a.length - 1 - low && low <= high + 1;
        //@ loop_invariant (\forall int i; 0 <= i && i < low; a[i] == \old(a[a.length - 1 - i]));
        //@ loop_invariant (\forall int i; high < i && i < a.length; a[i] == \old(a[a.length - 1 - i]));
        //@ loop_invariant (\forall int i; low <= i && i <= high; a[i] == \old(a[i]));
        //@ decreases high - low + 1;
        while (low < high) {
            int kept = a[low];
            a[low] = a[high];
            a[high] = kept;
            low++;
            high--;
        }
    }

    // Does not keep the element that it overwrites.
    //@ ensures (\forall int i; 0 <= i && i < a.length; a[i] == \old(a[a.length - 1 - i]));    //~ refuted[postcondition]
    //@ assignable a[*];
    static void mirror(int[] a) {
        int low = 0;
        int high = a.length - 1;
        //@ loop_invariant 0 <= low && high == a.length - 1 - low && low <= high + 1;
        while (low < high) {
            a[low] = a[high];
            a[high] = a[low];
            low++;
            high--;
        }
    }
}
//~ obligations: 40
