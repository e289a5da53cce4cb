// A parameter that is not declared nullable is never null.
class NullOfNonNull {
    int value;

    //@ requires box == null;      //~ unknown[vacuous]
    //@ ensures \result == 1;
    //@ assignable \nothing;
    static int get(NullOfNonNull box) {
        return box.value;
    }
}
//~ obligations: 4
