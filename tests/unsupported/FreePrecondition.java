// `requires_free` is assumed by the method and not asked of its callers: it is not understood, and the method and its callers are skipped.
class FreePrecondition {

    //@ requires_free x > 0; //~ skipped[not-supported]
    static int reciprocal(int x) {
        return 1 / x;
    }

    static int caller() {
        return reciprocal(0); //~ skipped[not-supported]
    }

    //@ ensures \result > x; //~ refuted[postcondition]
    static int next(int x) {
        return x + 1;
    }
}
