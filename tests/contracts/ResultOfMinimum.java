// `\result`: a minimum that returns the wrong operand.
class ResultOfMinimum {

    //@ ensures \result <= a && \result <= b;   //~ proved[postcondition]
    //@ ensures \result == a || \result == b;   //~ proved[postcondition]
    static int right(int a, int b) {
        return a < b ? a : b;
    }

    //@ ensures \result <= a && \result <= b;   //~ refuted[postcondition]
    //@ ensures \result == a || \result == b;   //~ proved[postcondition]
    static int wrong(int a, int b) {
        if (a > b) {
            return a;
        }
        return b;
    }
}
//~ obligations: 4
