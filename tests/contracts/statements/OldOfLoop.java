// Inside of a loop `\old` is the state on entry to the method as well.
class OldOfLoop {
    int total;

    //@ requires total == 0;
    //@ assignable total;
    void count() {
        //@ loop_invariant 0 <= i && i <= 10 && total == i;
        //@ assignable total;
        //@ decreases 10 - i;
        for (int i = 0; i < 10; i++) {
            total++;
            //@ assert total == \old(total) + i + 1;
        }
        //@ assert total == \old(total) + 10;
    }
}
//~ obligations: 7
