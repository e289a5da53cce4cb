// A partition around a pivot, as in quicksort.
class PartitionArray {

    //@ ensures 0 <= \result && \result <= a.length;                                   //~ proved[postcondition]
    //@ ensures (\forall int i; 0 <= i && i < \result; a[i] < pivot);                  //~ proved[postcondition]
    //@ ensures (\forall int i; \result <= i && i < a.length; a[i] >= pivot);          //~ proved[postcondition]
    //@ assignable a[*];
    static int partition(int[] a, int pivot) {
        int low = 0;
        int high = a.length;
        //@ loop_invariant 0 <= low && low <= high && high <= a.length;
        //@ loop_invariant (\forall int i; 0 <= i && i < low; a[i] < pivot);
        //@ loop_invariant (\forall int i; high <= i && i < a.length; a[i] >= pivot);
        //@ decreases high - low;
        while (low < high) {
            if (a[low] < pivot) {
                low++;
            } else {
                high--;
                int kept = a[low];
                a[low] = a[high];
                a[high] = kept;
            }
        }
        return low;
    }
}
//~ obligations: 27
