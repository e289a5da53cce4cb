// A class invariant ties a ghost field to a real one.
class GhostInvariant {
    private int top;
    //@ private ghost int pushes;
    //@ private ghost int pops;

    //@ private invariant 0 <= top && top == pushes - pops;

    //@ requires true;
    //@ ensures top == 0;
    GhostInvariant() {
        top = 0;
        //@ set pushes = 0;
        //@ set pops = 0;
    }

    //@ requires top < 1000 && pushes < 1000000;
    //@ ensures pushes == \old(pushes) + 1 && pops == \old(pops);
    //@ assignable top, pushes;
    void push() {
        top++;
        //@ set pushes = pushes + 1;
    }

    //@ requires 0 < top && pops < 1000000;
    //@ ensures pops == \old(pops) + 1;
    //@ assignable top, pops;
    void pop() {
        top--;
        //@ set pops = pops + 1;
    }
}
//~ obligations: 8
