// Every dereference is guarded by a test, a short circuit or an assignment: nothing can fail.
class NullGuarded {
    int value;
    NullGuarded next;

    int guarded() {
        return next == null ? value : next.value; //~ proved[null-dereference]
    }

    boolean twoMore() {
        return next != null && next.next != null && next.next.value == value; //~ proved[null-dereference]
    }

    boolean lastOrZero() {
        return next == null || next.value == 0; //~ proved[null-dereference]
    }

    int ensured() {
        if (next == null) {
            next = new NullGuarded();
        }
        return next.value; //~ proved[null-dereference]
    }

    int early() {
        NullGuarded successor = next;
        if (successor == null) return 0;
        return successor.value; //~ proved[null-dereference]
    }
}
//~ obligations: 7
