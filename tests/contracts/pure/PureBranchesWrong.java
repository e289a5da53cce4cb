// A variable that has another value in each branch: no expression says that, but the contract does.
class PureBranchesWrong {

    //@ ensures \result == (big ? 10 : 1);
    /*@ pure @*/ static int chosen(boolean big) {
        int value;
        if (big) {
            value = 10;
        } else {
            value = 1;
        }
        return value;
    }

    //@ ensures \result == chosen(true);
    static int ten() {
        return 10;
    }

    //@ ensures \result == chosen(true);      //~ unknown[postcondition]
    static int one() {
        return 1;
    }
}
//~ obligations: 4
