// For an hour of 12 the sum is 24.
interface WallClock {
    //@ requires true;
    //@ ensures 0 <= \result && \result < 24;
    /*@ pure @*/ int hour();
}

class SimpleWallClock implements WallClock {
    private int hour;
    //@ private invariant 0 <= hour && hour < 24;

    public int hour() {
        return hour;
    }
}

class PureByContractWrong {

    //@ ensures \result == clock.hour() + 12;
    //@ ensures \result < 24;      //~ refuted[postcondition]
    //@ assignable \nothing;
    static int evening(WallClock clock) {
        return clock.hour() + 12;
    }
}
//~ obligations: 9
