// The loop writes from the other end: for half = 1 and a = {1, 2} it writes a[1].
class LoopFrameOfPrefixWrong {

    //@ requires 0 <= half && half <= a.length;
    //@ assignable a[*];
    static void clear(int[] a, int half) {
        //@ loop_invariant 0 <= k && k <= half;
        //@ assignable a[0..half - 1];
        //@ decreases half - k;
        for (int k = 0; k < half; k++) {      //~ refuted[frame]
            a[a.length - 1 - k] = 0;
        }
    }
}
//~ obligations: 8
