// The fuel is refilled before the recursive call: with fuel = 1 it is 1 again.
class MeasuredByFieldWrong {
    int fuel;

    //@ requires 0 <= fuel && fuel <= 100;
    //@ measured_by fuel;
    //@ assignable fuel;
    void burn() {
        if (fuel > 0) {
            fuel = fuel > 1 ? fuel - 2 : 1;
            burn();      //~ refuted[variant]
        }
    }
}
//~ obligations: 3
