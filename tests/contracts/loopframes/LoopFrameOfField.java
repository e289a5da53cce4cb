// What the loop may not assign is known after it without an invariant.
class LoopFrameOfField {
    int sum;
    int limit;

    //@ requires limit == 7;
    //@ ensures limit == 7;
    void add(int[] a) {
        //@ loop_invariant 0 <= i && i <= a.length;
        //@ assignable sum;
        //@ decreases a.length - i;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
        }
    }
}
//~ obligations: 8
