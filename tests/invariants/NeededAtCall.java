// At a call by contract the receiver's invariant must hold.
class NeededAtCall {
    private int minutes;
    //@ invariant 0 <= minutes && minutes < 60;

    //@ ensures \result == 60 - minutes;
    //@ assignable \nothing;
    int remaining() {
        return 60 - minutes;
    }

    //@ requires 0 <= by && by < 60;
    void advance(int by) {                             //~ proved[class-invariant]
        minutes += by;
        int left = remaining();                        //~ refuted[class-invariant]
        if (left <= 0) {
            minutes -= 60;
        }
    }

    //@ requires 0 <= by && by < 60;
    void advanceInOrder(int by) {                      //~ proved[class-invariant]
        minutes = (minutes + by) % 60;
        int left = remaining();                        //~ proved[class-invariant]
        assert 0 < left && left <= 60;                 //~ proved[assertion]
    }
}
//~ obligations: 8
