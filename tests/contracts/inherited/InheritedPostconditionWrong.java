// An override breaks the promise that it inherits.
class Gauge {
    //@ requires true;
    //@ ensures 0 <= \result;      //~ refuted[postcondition]
    //@ assignable \nothing;
    int level() {
        return 0;
    }
}

class BrokenGauge extends Gauge {
    int level() {
        return -1;
    }
}
//~ obligations: 4
