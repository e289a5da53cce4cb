// Each branch knows its own condition, what follows knows both.
class AssertInBranches {

    //@ requires -1000 <= x && x <= 1000;
    //@ ensures \result >= 0;
    //@ assignable \nothing;
    static int distance(int x) {
        int y;
        if (x < 0) {
            y = -x;
            //@ assert y > 0;
        } else {
            y = x;
            //@ assert y == \old(x);
        }
        //@ assert y == x || y == -x;
        return y;
    }
}
//~ obligations: 5
