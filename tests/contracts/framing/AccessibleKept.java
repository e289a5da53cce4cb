// `accessible` says what a result depends on: a change of anything else does not change it.
class AccessibleKept {
    int price;
    int count;

    //@ requires true;
    //@ ensures true;
    //@ accessible price;
    //@ assignable \strictly_nothing;
    /*@ pure @*/ int tax() {
        return price / 5;
    }

    //@ requires 0 <= count && count < 100;
    //@ ensures tax() == \old(tax());
    //@ assignable count;
    void increment() {
        count++;
    }
}
//~ obligations: 6
