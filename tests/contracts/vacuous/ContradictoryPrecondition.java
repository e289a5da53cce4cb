// No number is smaller and greater than zero: the method promises everything.
class ContradictoryPrecondition {

    //@ requires x < 0 && x > 0;      //~ unknown[vacuous]
    //@ ensures \result == 42;
    //@ assignable \nothing;
    static int wonder(int x) {
        return x;
    }
}
//~ obligations: 3
