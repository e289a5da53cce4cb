// A clock that can be set back: with time = 5 it goes from 5 to 0.
class ConstraintWrong {
    private int time;

    //@ constraint \old(time) <= time;

    //@ requires 0 <= by && by <= 60 && 0 <= time && time <= 1000;
    //@ assignable time;
    void advance(int by) {
        time += by;
    }

    //@ requires true;
    //@ ensures time == 0;
    //@ assignable time;
    void reset() {      //~ refuted[class-invariant]
        time = 0;
    }
}
//~ obligations: 5
