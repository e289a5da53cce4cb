// Whoever calls by the supertype must keep to its precondition and gets only its promise.
class Narrow {
    //@ requires 0 <= x && x <= 100;
    //@ ensures \result <= 200;
    //@ assignable \nothing;
    int scale(int x) {
        return 2 * x;
    }
}

class Generous extends Narrow {
    /*@ also
      @ requires -100 <= x && x <= 100;
      @ ensures \result == x;
      @ assignable \nothing;
      @*/
    int scale(int x) {
        return x;
    }
}

class WeakerPreconditionAtCall {
    static void use(Narrow narrow) {
        int scaled = narrow.scale(7);
        assert scaled <= 200;
        // 14 for an object of class `Narrow`.
        assert scaled == 7;      //~ refuted[assertion]
    }

    static void outside(Narrow narrow) {
        narrow.scale(-5);      //~ refuted[precondition]
    }
}
//~ obligations: 13
