// `requires_free` is assumed by the method and asked of nobody; whoever calls it rests on it, too.
class FreePrecondition {

    //@ requires_free x > 0;
    //@ ensures \result <= 1;
    static int reciprocal(int x) {
        return 1 / x;
    }

    //@ ensures \result <= 1;
    static int caller() {
        return reciprocal(0);
    }

    // What is not assumed is still checked.
    //@ requires_free x > 0;
    //@ ensures \result > x;              //~ refuted[postcondition]
    static int same(int x) {
        return x;
    }

    // In the case that it belongs to only.
    /*@ normal_behavior
      @   requires x > 10;
      @   requires_free y != 0;
      @ also normal_behavior
      @   requires x <= 10;
      @*/
    static int divided(int x, int y) {
        if (x > 10) {
            return x / y;
        }
        return x / y;                     //~ refuted[division-by-zero]
    }

    // An assumption that nothing meets proves nothing.
    //@ requires_free x > 0 && x < 0;     //~ unknown[vacuous]
    //@ ensures \result == 3;
    static int never(int x) {
        return x;
    }

    //@ requires_free x / y > 0;          //~ refuted[ill-defined-specification]
    static int undefined(int x, int y) {
        return x;
    }
}
//~ obligations: 10
