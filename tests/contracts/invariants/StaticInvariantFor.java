// The static invariants of another class are known where they are asked for, and only there.
class StaticInvariantFor {

    //@ requires \static_invariant_for(Limits);
    //@ ensures \result > 0;
    static int known() {
        return Limits.most;
    }

    //@ ensures \result > 0;      //~ refuted[postcondition]
    static int unknown() {
        return Limits.most;
    }

    //@ requires \static_invariant_for(Limits);
    //@ ensures \static_invariant_for(Limits);     //~ refuted[postcondition]
    //@ assignable Limits.most;
    static void broken(int x) {
        Limits.most = x;
    }
}

class Limits {
    //@ public static invariant most > 0;
    static int most = 7;
}
//~ obligations: 5
