// Specifications change nothing.
class IncrementInInvariant {
    static void run(int n) {
        int i = 0;
        //@ loop_invariant i++ <= n;           //~ error[specification-error]
        while (i < n) {
            i = i + 1;
        }
    }
}
