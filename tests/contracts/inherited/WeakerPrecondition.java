// An override may accept more and promise more.
class Root {
    //@ requires 0 <= x && x <= 100;
    //@ ensures \result <= 200;
    //@ assignable \nothing;
    int scale(int x) {
        return 2 * x;
    }
}

class Wide extends Root {
    /*@ also
      @ requires -100 <= x && x <= 100;
      @ ensures \result == x;
      @ assignable \nothing;
      @*/
    int scale(int x) {
        return x;
    }
}

class WeakerPrecondition {
    static void use(Wide wide) {
        int scaled = wide.scale(-5);
        assert scaled == -5;
    }
}
//~ obligations: 8
