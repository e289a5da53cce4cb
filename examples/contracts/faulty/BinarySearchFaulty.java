// expected: exit 1
package contracts.faulty;

/** Binary search that goes to the end of the first quarter instead of to the middle. */
public class BinarySearchFaulty {

    // With high == low + 1 the quarter is low itself. For a = {1, 1} and v = 0 the next high is -1, below low; for
    // v = 1 the next low is the old one, and the search never ends. A division by 2 is right.
    /*@ public normal_behavior
      @   requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
      @   ensures \result == -1 || 0 <= \result && \result < a.length && a[\result] == v;
      @   ensures \result == -1 ==> (\forall int i; 0 <= i && i < a.length; a[i] != v);
      @   assignable \nothing;
      @*/
    public static int search(int[] a, int v) {
        if (a.length == 0) {
            return -1;
        }
        int low = 0;
        int high = a.length - 1;
        /*@ loop_invariant 0 <= low && low <= high && high < a.length;      // the fault: not proved
          @ loop_invariant (\forall int i; 0 <= i && i < low; a[i] <= v);
          @ loop_invariant (\forall int i; high < i && i < a.length; v < a[i]);
          @ loop_invariant low == 0 || a[low] <= v;
          @ assignable \nothing;
          @ decreases high - low;      // the fault: not proved
          @*/
        while (low < high) {
            int middle = low + (high - low + 1) / 4;
            if (v < a[middle]) {
                high = middle - 1;
            } else {
                low = middle;
            }
        }
        // Whatever lies before `low` and equals `v` makes a[low] equal to `v`, too.
        return a[low] == v ? low : -1;
    }
}
