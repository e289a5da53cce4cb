// The loop assigns a field that it does not name: a = {8}.
class LoopFrameOfFieldWrong {
    int sum;
    int limit;

    //@ requires limit == 7;
    void add(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ assignable sum;
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {      //~ refuted[frame]
            sum += a[i];
            if (a[i] > 7) {
                limit = a[i];
            }
        }
    }
}
//~ obligations: 11
