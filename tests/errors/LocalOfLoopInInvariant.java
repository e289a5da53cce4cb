// A variable of the loop's body is not known where the invariant is.
class LocalOfLoopInInvariant {
    static void run(int n) {
        //@ loop_invariant inner > 0;          //~ error[specification-error]
        while (n > 0) {
            int inner = n;
            n = inner - 1;
        }
    }
}
