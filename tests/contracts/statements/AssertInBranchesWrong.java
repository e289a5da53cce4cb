// After the branches it is not known which one was taken.
class AssertInBranchesWrong {

    //@ requires -1000 <= x && x <= 1000;
    //@ assignable \nothing;
    static int distance(int x) {
        int y = x;
        if (x < 0) {
            y = -x;
            //@ assert y > 0;
        }
        //@ assert y > 0;      //~ refuted[assertion]
        return y;
    }
}
//~ obligations: 3
