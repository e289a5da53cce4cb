// What adds to an inherited contract: `also_ensures`, `also_exsures`, `also_modifies`.
class AlsoClauses {
    int width;
    int height;

    //@ ensures width >= 0
    void shrink() {
        width = 0;
    }

    //@ modifies width
    void widen() {
        width = 7;
    }

    //@ requires by > 0
    //@ ensures width > 0
    void grow(int by) {
        width = by;
    }
}

class AlsoMore extends AlsoClauses {
    //@ also_ensures height == 0 //~ proved[postcondition]
    void shrink() {
        width = 0;
        height = 0;
    }

    // Whoever calls the method above relies on what that may change.
    //@ also_modifies height
    void widen() { //~ refuted[frame]
        width = 7;
        height = 7;
    }

    // Where something is required, it is not clear when the addition holds.
    //@ also_ensures height == by //~ skipped[not-supported]
    void grow(int by) {
        width = by;
        height = by;
    }
}

class AlsoWrong extends AlsoClauses {
    //@ also_ensures height == 1 //~ refuted[postcondition]
    void shrink() {
        width = 0;
        height = 0;
    }

    //@ also_exsures (RuntimeException e) width == 1 //~ refuted[postcondition]
    void widen() {
        width = 2;
        throw new RuntimeException();
    }

    // That more is required than above would be unsound.
    //@ also_requires by > 10 //~ skipped[not-supported]
    void grow(int by) {
        width = by;
    }
}
//~ obligations: 12
