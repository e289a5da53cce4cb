// No promise follows from a contract that is not kept, that nothing meets, or of a method that may not end.
class PureLemmaWrong {
    int[] items = new int[10];

    // Its own promise does not prove itself.
    //@ ensures \result == most(bound);
    //@ ensures \result > bound;      //~ unknown[postcondition]
    /*@ pure @*/ int most(int bound) {
        int found = bound;
        //@ loop_invariant 0 <= i && i <= items.length && found >= bound;
        //@ decreases items.length - i;
        for (int i = 0; i < items.length; i++) {
            if (items[i] > found) {
                found = items[i];
            }
        }
        return found;
    }

    // A method that does not end keeps any promise.
    //@ ensures \result == 1 && \result == 2;
    /*@ pure @*/ static int never(int value) {
        while (true) {
        }
    }

    //@ ensures never(3) == 1;      //~ unknown[postcondition]
    //@ assignable \nothing;
    static void one() {
    }

    //@ ensures \result == 1 && \result == 2;      //~ FIXME-unknown[postcondition]
    /*@ pure @*/ static int again(int value) {
        for (int i = 0; i < value; i++) {
        }
        return again(value);
    }

    //@ ensures again(3) == 1;      //~ unknown[postcondition]
    //@ assignable \nothing;
    static void two() {
    }

    // The loop says nothing about its end.
    //@ ensures \result >= 0;
    /*@ pure @*/ int count() {
        int found = 0;
        //@ loop_invariant 0 <= i && 0 <= found && found <= i && i <= items.length;
        for (int i = 0; i < items.length; i++) {
            if (items[i] > 0) {
                found++;
            }
        }
        return found;
    }

    //@ ensures count() >= 0;      //~ unknown[postcondition]
    //@ assignable \nothing;
    void three() {
    }

    // Outside of its precondition nothing is promised.
    /*@ normal_behavior
      @   requires value > 0;
      @   ensures \result > 0;
      @*/
    /*@ pure @*/ static int twice(int value) {
        int found = 0;
        //@ loop_invariant 0 <= i && i <= 2 && found == i;
        //@ decreases 2 - i;
        for (int i = 0; i < 2; i++) {
            found++;
        }
        return found;
    }

    //@ ensures value <= 0 || twice(value) > 0;
    //@ ensures value > 0 || twice(value) > 0;      //~ unknown[postcondition], unknown[ill-defined-specification]
    //@ assignable \nothing;
    static void four(int value) {
    }
}
//~ obligations: 46
