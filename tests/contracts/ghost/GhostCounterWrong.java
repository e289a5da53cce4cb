// If the value is the wanted one already, the ghost field is not counted up.
class GhostCounterWrong {
    int value;
    //@ ghost int writes;

    //@ requires 0 <= writes && writes < 1000;
    //@ ensures value == wanted;
    //@ ensures writes == \old(writes) + 1;      //~ refuted[postcondition]
    //@ assignable value, writes;
    void write(int wanted) {
        if (value != wanted) {
            value = wanted;
            //@ set writes = writes + 1;
        }
    }
}
//~ obligations: 3
