// Two levels below, the contract is broken: by = 1 lowers the value.
abstract class Stock {
    int value;

    //@ requires 0 <= by && by <= 10 && 0 <= value && value <= 100;
    //@ ensures value >= \old(value);      //~ refuted[postcondition]
    //@ assignable value;
    abstract void grow(int by);
}

abstract class Branch extends Stock {
}

class Twig extends Branch {
    void grow(int by) {
        value -= by;
    }
}
//~ obligations: 2
