// A loop invariant that stands before no loop.
class InvariantBeforeNoLoop {
    static int run(int n) {
        //@ loop_invariant n > 0;              //~ error[specification-error]
        n = n + 1;
        return n;
    }
}
