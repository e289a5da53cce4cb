// A precondition that calls a pure method, checked at calls.
class PureInPrecondition {
    private int fill;

    //@ ensures \result == (fill == 10);
    /*@ pure @*/ boolean isFull() {
        return fill == 10;
    }

    //@ requires !isFull() && 0 <= fill && fill <= 10;
    //@ ensures fill == \old(fill) + 1;
    //@ assignable fill;
    void add() {
        fill++;
    }

    //@ requires 0 <= fill && fill <= 10;
    //@ assignable fill;
    void addIfPossible() {
        if (!isFull()) {
            add();
        }
    }
}
//~ obligations: 6
