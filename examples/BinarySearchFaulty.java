// expected: exit 1
/** Binary search that divides by 4: the invariant `low < high` is not preserved. */
class BinarySearchFaulty {

    /*@ public normal_behavior
      @ requires (\forall int x; (\forall int y; 0 <= x && x < y && y < a.length; a[x] <= a[y]));
      @ ensures (\exists int x; 0 <= x && x < a.length; a[x] == v)
      @             ? 0 <= \result && \result < a.length && a[\result] == v
      @             : \result == -1;
      @*/
    static /*@ pure @*/ int search(int[] a, int v) {
        if (a.length == 0) return -1;
        if (a.length == 1) return a[0] == v ? 0 : -1;
        int low = 0;
        int high = a.length - 1;

        /*@ loop_invariant 0 <= low && low < high && high < a.length;
          @ loop_invariant (\forall int x; 0 <= x && x < low; a[x] < v);
          @ loop_invariant (\forall int x; high < x && x < a.length; v < a[x]);
          @ assignable \nothing;
          @ decreases high - low;
          @*/
        while (high > low + 1) {
            int middle = low + (high - low) / 4;
            if (a[middle] == v) {
                return middle;
            } else if (a[middle] > v) {
                high = middle;
            } else {
                low = middle;
            }
        }
        if (a[low] == v) return low;
        if (a[high] == v) return high;
        return -1;
    }
}
