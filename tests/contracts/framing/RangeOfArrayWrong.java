// The range ends before `high`, and the element `high` is written.
class RangeOfArrayWrong {

    //@ requires 0 <= low && low < high && high < a.length;
    //@ assignable a[low..high - 1];
    static void mark(int[] a, int low, int high) {      //~ refuted[frame]
        a[low] = 1;
        a[high] = 1;
    }
}
//~ obligations: 5
