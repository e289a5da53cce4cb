// The distance gets smaller on both paths.
class DecreasesOnBothPaths {

    //@ requires 0 <= low && low <= high;
    //@ ensures low <= \result && \result <= high;
    //@ assignable \nothing;
    static int meet(int low, int high, boolean fromLeft) {
        int left = low;
        int right = high;
        //@ loop_invariant low <= left && left <= right && right <= high;
        //@ decreases right - left;
        while (left < right) {
            if (fromLeft) {
                left++;
            } else {
                right--;
            }
            fromLeft = !fromLeft;
        }
        return left;
    }
}
//~ obligations: 6
