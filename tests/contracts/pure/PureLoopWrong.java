// Of a pure method with a loop nothing is known but that it is a function of what it reads.
class PureLoopWrong {
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

    //@ ensures \result == !same(value);      //~ unknown[postcondition]
    /*@ pure @*/ boolean same(int value) {
        //@ loop_invariant 0 <= i;
        for (int i = 0; i < items.length; i++) {
            if (items[i] == value) {
                return true;
            }
        }
        return false;
    }

    //@ ensures has(3);      //~ unknown[postcondition]
    //@ assignable \nothing;
    void nothing() {
    }

    // An element changes.
    //@ requires 0 <= index && index < items.length;
    //@ ensures has(value) == \old(has(value));      //~ unknown[postcondition]
    //@ assignable items[index];
    void element(int index, int value) {
        items[index] = value;
    }

    // The array is another one.
    //@ ensures has(value) == \old(has(value));      //~ unknown[postcondition]
    //@ assignable items;
    void array(int value) {
        items = new int[1];
    }

    // Another argument.
    //@ ensures \result == has(b);      //~ unknown[postcondition]
    //@ assignable \nothing;
    boolean argument(int a, int b) {
        return has(a);
    }

    // Another receiver.
    //@ ensures \result == other.has(1);      //~ unknown[postcondition]
    //@ assignable \nothing;
    boolean receiver(PureLoopWrong other) {
        return has(1);
    }

    // Called before the change.
    //@ requires items.length > 0;
    //@ ensures \result == has(1);      //~ unknown[postcondition]
    //@ assignable items[0];
    boolean before() {
        boolean found = has(1);
        items[0] = 7;
        return found;
    }
}
//~ obligations: 37
