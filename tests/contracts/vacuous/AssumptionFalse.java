// `assume false` on one path only: that path is not checked any more.
class AssumptionFalse {

    //@ ensures \result >= 0;
    //@ assignable \nothing;
    static int natural(int x) {
        if (x < 0) {
            //@ assume false;      //~ unknown[vacuous]
        }
        return x;
    }
}
//~ obligations: 3
