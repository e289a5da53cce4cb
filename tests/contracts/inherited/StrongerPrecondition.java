// An override asks for more than the method that it overrides; the inherited case has no such condition.
class Divider {
    //@ requires true;
    //@ ensures true;
    //@ assignable \nothing;
    int divide(int x, int y) {
        return y == 0 ? 0 : x / y;
    }
}

class StrictDivider extends Divider {
    /*@ also
      @ requires y != 0;
      @ assignable \nothing;
      @*/
    int divide(int x, int y) {
        return x / y;      //~ refuted[division-by-zero]
    }
}
//~ obligations: 6
