// A loop with `\nothing` may fill an array that its iteration has made.
class LoopFrameFresh {

    //@ requires 0 <= n && n <= 100;
    //@ ensures \result == n;
    //@ assignable \nothing;
    static int make(int n) {
        int made = 0;
        //@ loop_invariant 0 <= made && made <= n;
        //@ assignable \nothing;
        //@ decreases n - made;
        while (made < n) {
            int[] pair = new int[2];
            pair[0] = made;
            made++;
        }
        return made;
    }
}
//~ obligations: 8
