// `ensures_free` is given to callers and checked by nobody, in each case where its precondition held.
class FreePostcondition {

    //@ ensures_free \result == 7;
    static int seven() {
        return 8;
    }

    //@ ensures \result == 7;
    static int caller() {
        return seven();
    }

    //@ ensures \result == 8;             //~ unknown[postcondition]
    static int other() {
        return seven();
    }

    /*@ normal_behavior
      @   requires x > 0;
      @   ensures_free \result > 0;
      @ also normal_behavior
      @   requires x <= 0;
      @   ensures \result == x;
      @*/
    static int chosen(int x) {
        return x;
    }

    //@ requires x > 0;
    //@ ensures \result > 0;
    static int positive(int x) {
        return chosen(x);
    }

    //@ ensures \result > 0;              //~ refuted[postcondition]
    static int any(int x) {
        return chosen(x);
    }
}
//~ obligations: 8
