// Whoever overrides a method keeps its contract.
class Sensor {
    //@ ensures \result >= 0; //~ proved[postcondition], refuted[postcondition]
    int read() {
        return 1;
    }
}

class BrokenSensor extends Sensor {
    int read() {
        return -1;
    }
}
//~ obligations: 2
