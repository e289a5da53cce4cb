// In the second iteration the difference to the state on entry is two.
class OldOfLoopWrong {
    int total;

    //@ requires total == 0;
    //@ assignable total;
    void count() {
        //@ loop_invariant 0 <= i && i <= 10 && total == i;
        //@ assignable total;
        //@ decreases 10 - i;
        for (int i = 0; i < 10; i++) {
            total++;
            //@ assert total == \old(total) + 1;      //~ refuted[assertion]
        }
    }
}
//~ obligations: 6
