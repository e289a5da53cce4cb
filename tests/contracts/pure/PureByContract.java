// Of a pure method of an interface only the contract is known; two calls in one state give the same.
interface Clock {
    //@ requires true;
    //@ ensures 0 <= \result && \result < 24;
    /*@ pure @*/ int hour();
}

class SimpleClock implements Clock {
    private int hour;
    //@ private invariant 0 <= hour && hour < 24;

    public int hour() {
        return hour;
    }
}

class PureByContract {

    //@ ensures \result == clock.hour();
    //@ ensures \result < 24;
    //@ assignable \nothing;
    static int read(Clock clock) {
        return clock.hour();
    }

    //@ requires clock.hour() < 12;
    //@ ensures \result == clock.hour() + 12;
    //@ assignable \nothing;
    static int evening(Clock clock) {
        return clock.hour() + 12;
    }
}
//~ obligations: 14
