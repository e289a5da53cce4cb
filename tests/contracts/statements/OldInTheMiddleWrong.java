// `\old` is not the state before the last statement.
class OldInTheMiddleWrong {
    int x;

    //@ requires 0 <= x && x <= 1000;
    //@ ensures x == \old(x) + 2;
    //@ assignable x;
    void steps() {
        x = x + 1;
        x = x + 1;
        //@ assert x == \old(x) + 1;      //~ refuted[assertion]
    }
}
//~ obligations: 3
