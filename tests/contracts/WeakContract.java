// A call knows only the contract: what the body does beyond it helps nobody.
class WeakContract {
    int count;

    //@ ensures \result > 0;
    //@ assignable \nothing;
    static int seven() {
        return 7;
    }

    static void callSeven() {
        int value = seven();
        assert value > 0;                      //~ proved[assertion]
        // True, but not by the contract.
        assert value == 7;                     //~ unknown[assertion]
    }

    //@ requires true;
    void nothingPromised() {
    }

    void callNothingPromised() {
        count = 3;
        nothingPromised();
        // Without an `assignable` the contract lets the call change anything.
        assert count == 3;                     //~ unknown[assertion]
    }
}
//~ obligations: 6
