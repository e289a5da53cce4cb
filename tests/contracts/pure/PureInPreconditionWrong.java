// The second call may come when it is full: with fill = 9.
class PureInPreconditionWrong {
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
    void addTwice() {
        if (!isFull()) {
            add();
            add();      //~ refuted[precondition]
        }
    }
}
//~ obligations: 7
