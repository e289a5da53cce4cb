// On one path the range is only moved.
class DecreasesOnBothPathsWrong {

    //@ requires 0 <= low && low <= high && high <= 1000;
    //@ assignable \nothing;
    static int meet(int low, int high, boolean move) {
        //@ loop_invariant low <= high && high <= 2000000000;
        //@ decreases high - low;      //~ refuted[variant]
        while (low < high && high < 2000000000) {
            if (move) {
                low++;
                high++;
            } else {
                high--;
            }
        }
        return low;
    }
}
//~ obligations: 5
