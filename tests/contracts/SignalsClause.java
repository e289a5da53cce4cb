// `signals`, and two cases joined by `also`: the least `int` has no absolute value.
class SignalsClause {

    //@ requires true;
    //@ signals (RuntimeException e) false; //~ proved[postcondition]
    static int twice(int x) {
        return 2 * x;
    }

    /*@ requires x >= 0;
      @ ensures \result == x;
      @ also
      @ requires x < 0;
      @ ensures \result > 0; //~ refuted[postcondition]
      @*/
    static int absolute(int x) {
        return x < 0 ? -x : x;
    }

    //@ requires x > 0;
    //@ ensures \result < x; //~ proved[postcondition]
    static int half(int x) {
        return x / 2;
    }
}
//~ obligations: 5
