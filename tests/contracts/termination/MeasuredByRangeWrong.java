// With high == low + 1 the middle is low, and the recursive call has the same range.
class MeasuredByRangeWrong {

    //@ requires 0 <= low && low <= high && high <= a.length;
    //@ ensures \result ==> (\exists int i; low <= i && i < high; a[i] == key);
    //@ measured_by high - low;
    //@ assignable \nothing;
    static boolean contains(int[] a, int key, int low, int high) {
        if (low == high) {
            return false;
        }
        int middle = low + (high - low) / 2;
        if (a[middle] == key) {
            return true;
        }
        if (a[middle] < key) {
            return contains(a, key, middle, high);      //~ refuted[variant]
        }
        return contains(a, key, low, middle);
    }
}
//~ obligations: 13
