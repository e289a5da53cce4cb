// After a call with `\everything`, or without an `assignable`, only local variables are as they were.
class EverythingAtCall {
    int x;

    //@ requires true;
    //@ assignable \everything;
    void anything() {
        x = 5;
    }

    //@ requires true;
    void unsaid() {
        x = 6;
    }

    void use() {
        x = 1;
        int own = 1;
        anything();
        assert own == 1;
        assert x == 1;      //~ refuted[assertion]
    }

    void useUnsaid() {
        x = 1;
        unsaid();
        assert x == 1;      //~ refuted[assertion]
    }
}
//~ obligations: 5
