// The measure of a recursion has no value if the step is zero.
class DivisionInMeasure {

    //@ requires 0 <= n && 0 <= step;
    //@ ensures true;
    //@ measured_by n / step;      //~ refuted[ill-defined-specification]
    //@ assignable \nothing;
    static void wrong(int n, int step) {
    }

    //@ requires 0 <= n && 1 <= step;
    //@ ensures true;
    //@ measured_by n / step;
    //@ assignable \nothing;
    static void right(int n, int step) {
    }
}
//~ obligations: 5
