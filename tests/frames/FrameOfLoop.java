// The frame of a method holds in its loops as well: what they may not change, they leave.
class FrameOfLoop {
    int[] counts = new int[8];
    int total;

    //@ requires counts != values;
    //@ assignable counts[*];
    void tally(int[] values) {                         //~ proved[frame]
        //@ loop_invariant 0 <= i;
        for (int i = 0; i < values.length && i < counts.length; i++) {     //~ proved[frame]
            counts[i] = values[i];
        }
    }

    //@ requires counts != values;
    //@ ensures total == \old(total);                  //~ refuted[postcondition]
    //@ assignable counts[*], total;
    void tallyAndSum(int[] values) {                   //~ proved[frame]
        //@ loop_invariant 0 <= i;
        for (int i = 0; i < values.length && i < counts.length; i++) {     //~ proved[frame]
            counts[i] = values[i];
            total += values[i];
        }
    }
}
//~ obligations: 24
