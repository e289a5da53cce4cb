// A field is the measure.
class MeasuredByField {
    int fuel;

    //@ requires 0 <= fuel;
    //@ ensures fuel == 0;
    //@ measured_by fuel;
    //@ assignable fuel;
    void burn() {
        if (fuel > 0) {
            fuel--;
            burn();
        }
    }
}
//~ obligations: 4
