// The result depends on a field that `accessible` does not name: with price = 5 it is 1 for rate = 0 and 2 for rate = 1.
class AccessibleWrong {
    int price;
    int rate;

    //@ requires 0 <= price && price <= 100 && 0 <= rate && rate <= 100;
    //@ ensures true;
    //@ accessible price;      //~ refuted[dependency]
    //@ assignable \strictly_nothing;
    /*@ pure @*/ int tax() {
        return price / 5 + rate;
    }
}
//~ obligations: 4
