// The array exists when the loop starts: for the loop it is not new, though it is for the method.
class LoopFrameFreshWrong {

    //@ requires 1 <= n && n <= 100;
    //@ assignable \nothing;
    static int make(int n) {
        int made = 0;
        int[] pair = new int[2];
        //@ loop_invariant 0 <= made && made <= n;
        //@ assignable \nothing;
        //@ decreases n - made;
        while (made < n) {      //~ refuted[frame]
            made++;
            pair[0] = made;
        }
        return made;
    }
}
//~ obligations: 7
