// After a call by contract the receiver's invariant is known again.
class InvariantAfterCall {
    private int speed;
    //@ invariant 0 <= speed && speed <= 130;

    //@ requires 0 <= by && by <= 1000;
    //@ assignable speed;
    void accelerate(int by) {                          //~ proved[class-invariant]
        speed = speed + by > 130 ? 130 : speed + by;
    }

    void start() {                                     //~ proved[class-invariant]
        accelerate(50);
        assert speed <= 130;                           //~ proved[assertion]
        assert speed >= 50;                            //~ unknown[assertion]
    }
}
//~ obligations: 8
