// A ghost field counts what the program does not count.
class GhostCounter {
    int value;
    //@ ghost int writes;

    //@ requires 0 <= writes && writes < 1000;
    //@ ensures value == wanted && writes == \old(writes) + 1;
    //@ assignable value, writes;
    void write(int wanted) {
        value = wanted;
        //@ set writes = writes + 1;
    }

    //@ requires writes == 0;
    //@ ensures writes == 2 && value == 8;
    //@ assignable value, writes;
    void writeTwice() {
        write(7);
        write(8);
    }
}
//~ obligations: 6
