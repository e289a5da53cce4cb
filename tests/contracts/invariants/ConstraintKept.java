// A history constraint relates the states before and after each method.
class ConstraintKept {
    private int time;

    //@ constraint \old(time) <= time;

    //@ requires 0 <= by && by <= 60 && 0 <= time && time <= 1000;
    //@ ensures time == \old(time) + by;
    //@ assignable time;
    void advance(int by) {
        time += by;
    }

    //@ requires true;
    //@ assignable \nothing;
    int now() {
        return time;
    }
}
//~ obligations: 5
