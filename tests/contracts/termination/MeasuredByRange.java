// A recursive search in halves: the range gets smaller.
class MeasuredByRange {

    //@ requires 0 <= low && low <= high && high <= a.length;
    //@ requires (\forall int i, j; 0 <= i && i < j && j < a.length; a[i] <= a[j]);
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
        return a[middle] < key ? contains(a, key, middle + 1, high) : contains(a, key, low, middle);
    }
}
//~ obligations: 16
