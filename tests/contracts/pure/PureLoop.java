// A pure method with a loop is a function of what it reads and of its arguments.
class PureLoop {
    int[] items = new int[10];
    int other;

    //@ ensures \result == has(value);
    /*@ pure @*/ boolean has(int value) {
        //@ loop_invariant 0 <= i;
        for (int i = 0; i < items.length; i++) {
            if (items[i] == value) {
                return true;
            }
        }
        return false;
    }

    //@ requires has(3);
    //@ ensures \result;
    //@ assignable \nothing;
    boolean three() {
        return has(3);
    }

    // What it does not read may change.
    //@ ensures has(value) == \old(has(value));
    //@ assignable other;
    void unrelated(int value) {
        other = value;
    }

    //@ ensures \result == (has(a) || has(b));
    //@ assignable \nothing;
    boolean either(int a, int b) {
        return has(a) || has(b);
    }
}
//~ obligations: 18
