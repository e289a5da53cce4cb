// A loop writes one element behind the range that is assignable.
class FrameOfLoopViolated {

    //@ requires 0 < n && n < a.length;
    //@ assignable a[0..n - 1];
    static void clearPrefix(int[] a, int n) {
        //@ loop_invariant 0 <= i && i <= n + 1;
        for (int i = 0; i <= n; i++) {                 //~ refuted[frame]
            a[i] = 0;
        }
    }
}
//~ obligations: 6
