// `pop` forgets the ghost field, and breaks the invariant.
class GhostInvariantWrong {
    private int top;
    //@ private ghost int pushes;
    //@ private ghost int pops;

    //@ private invariant 0 <= top && top == pushes - pops;

    //@ requires top < 1000 && pushes < 1000000;
    //@ assignable top, pushes;
    void push() {
        top++;
        //@ set pushes = pushes + 1;
    }

    //@ requires 0 < top;
    //@ assignable top, pops;
    void pop() {      //~ refuted[class-invariant]
        top--;
    }
}
//~ obligations: 5
