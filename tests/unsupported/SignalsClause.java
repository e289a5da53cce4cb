// `signals` and `also` are not modelled: their methods are skipped.
class SignalsClause {

    //@ requires true;
    //@ signals (RuntimeException e) false; //~ skipped[not-supported]
    static int twice(int x) {
        return 2 * x;
    }

    /*@ requires x >= 0;
      @ ensures \result == x;
      @ also //~ skipped[not-supported]
      @ requires x < 0;
      @ ensures \result > 0;
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
