// A method that calls itself and has no measure is a function of which nothing more is known.
class PureRecursiveWithoutMeasure {

    //@ requires n >= 0;
    /*@ pure @*/ static int down(int n) {
        if (n == 0) {
            return 0;
        }
        return down(n - 1);
    }

    //@ requires n >= 0;
    //@ ensures \result == down(n);
    //@ assignable \nothing;
    static int same(int n) {
        return down(n);
    }

    //@ ensures down(3) == 1;      //~ unknown[postcondition]
    //@ assignable \nothing;
    static void wrong() {
    }

    // What calls itself for ever may give anything.
    //@ requires true;
    //@ ensures \result == endless(n) + 1;
    /*@ pure @*/ static int endless(int n) {
        return endless(n);
    }

    //@ ensures false;      //~ refuted[postcondition]
    //@ assignable \nothing;
    static void contradiction(int n) {
    }

    //@ requires endless(n) == 0;
    //@ ensures false;      //~ unknown[postcondition]
    //@ assignable \nothing;
    static void mentioned(int n) {
    }
}
//~ obligations: 14
