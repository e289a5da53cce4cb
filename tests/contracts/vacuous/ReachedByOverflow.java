// The branch is reached by the largest number alone.
class ReachedByOverflow {

    //@ requires 0 <= x;
    //@ ensures \result == (x == 2147483647 ? 0 : x + 1);
    //@ assignable \nothing;
    static int next(int x) {
        int next = x + 1;
        if (next < 0) {
            return 0;
        }
        return next;
    }
}
//~ obligations: 2
