// A range of an array, with bounds from parameters.
class RangeOfArray {

    //@ requires 0 <= low && low <= high && high < a.length;
    //@ ensures a[low] == \old(a[high]) && a[high] == \old(a[low]);
    //@ assignable a[low], a[high];
    static void swap(int[] a, int low, int high) {
        int kept = a[low];
        a[low] = a[high];
        a[high] = kept;
    }

    //@ requires 0 <= low && low <= high && high < a.length;
    //@ assignable a[low..high];
    static void swapEnds(int[] a, int low, int high) {
        swap(a, low, high);
    }

    //@ requires a.length == 10;
    //@ ensures a[0] == \old(a[0]);
    static void use(int[] a) {
        swapEnds(a, 3, 7);
        assert a.length == 10;
    }
}
//~ obligations: 20
