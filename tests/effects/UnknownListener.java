// What a listener of an unknown class may change is not known behind its call; what it cannot reach is.
class UnknownListener {
    interface Listener {
        void on(UnknownListener sender);

        int rate();

        UnknownListener other();
    }

    int x;
    static int count;
    final int size = 3;
    private int[] cells = new int[4];
    private UnknownListener next;

    void ownField(Listener l) {
        x = 1;
        l.on(this); //~ unknown[unknown-effect]
        assert x == 1; //~ unknown[assertion]
    }

    void ownFieldWithoutThis(Listener l) {
        x = 1;
        l.on(null); //~ unknown[unknown-effect]
        assert x == 1; //~ unknown[assertion]
    }

    void staticField(Listener l) {
        count = 1;
        l.rate(); //~ unknown[unknown-effect]
        assert count == 1; //~ unknown[assertion]
    }

    void result(Listener l) {
        assert l.rate() >= 0; //~ unknown[unknown-effect], unknown[assertion]
    }

    void resultTwice(Listener l) {
        assert l.rate() == l.rate(); //~ unknown[unknown-effect], unknown[unknown-effect], unknown[assertion]
    }

    void resultNotNull(Listener l) {
        assert l.other() != null; //~ unknown[unknown-effect], unknown[assertion]
    }

    void resultIsNew(Listener l) {
        assert l.other() != this; //~ unknown[unknown-effect], unknown[assertion]
    }

    void resultOfType(Listener l) {
        Object o = l.other(); //~ unknown[unknown-effect]
        assert o == null || o instanceof UnknownListener;
    }

    void local(Listener l) {
        int y = 1;
        l.on(this); //~ unknown[unknown-effect]
        assert y == 1;
    }

    void parameter(Listener l, int y) {
        int before = y;
        l.on(this); //~ unknown[unknown-effect]
        assert y == before;
    }

    void finalField(Listener l) {
        l.on(this); //~ unknown[unknown-effect]
        assert size == 3;
    }

    void finalFieldOfResult(Listener l) {
        UnknownListener o = l.other(); //~ unknown[unknown-effect]
        assert o == null || o.size == 3;
    }

    void element(Listener l) {
        cells[0] = 1;  //~ unknown[array-index]
        l.on(this); //~ unknown[unknown-effect]
        assert cells[0] == 1;  //~ unknown[array-index], unknown[assertion]
    }

    void otherObject(Listener l, UnknownListener o) {
        o.x = 7;
        l.on(this); //~ unknown[unknown-effect]
        assert o.x == 7; //~ unknown[assertion]
    }

    void link(Listener l, UnknownListener o) {
        next = o;
        l.on(this); //~ unknown[unknown-effect]
        assert next == o; //~ unknown[assertion]
    }

    void lengthOfLocalArray(Listener l) {
        int[] a = new int[2];
        l.on(this); //~ unknown[unknown-effect]
        assert a.length == 2;
    }

    void localArrayStays(Listener l) {
        int[] a = new int[2];
        l.on(this); //~ unknown[unknown-effect]
        assert a != null;
    }

    void returns(Listener l) {
        l.on(this); //~ unknown[unknown-effect]
        assert false; //~ unknown[assertion]
    }

    void before(Listener l) {
        x = 1;
        assert x == 1;
        l.on(this); //~ unknown[unknown-effect]
    }

    void assignedBehind(Listener l) {
        l.on(this); //~ unknown[unknown-effect]
        x = 2;
        assert x == 2;
    }

    void branch(Listener l, boolean b) {
        x = 1;
        if (b) {
            l.on(this); //~ unknown[unknown-effect]
        }
        assert b || x == 1;
    }

    void finalsOfThere(Listener l) {
        Box old = new Box(4);
        l.on(this); //~ unknown[unknown-effect]
        assert old.value == 4;
    }

    void finalsOfTwo(Listener l, Box one, Box other) {
        l.on(this); //~ unknown[unknown-effect]
        assert one.value == other.value; //~ unknown[assertion]
    }

    void whatFinalsReferTo(Listener l, Box box) {
        box.held.x = 1; //~ unknown[null-dereference]
        l.on(this); //~ unknown[unknown-effect]
        assert box.held.x == 1; //~ unknown[assertion]
    }

    static class Box {
        final int value;
        final UnknownListener held;

        Box(int value) {
            this.value = value;
            held = new UnknownListener();
        }

        Box(int value, Listener l) {
            l.rate(); //~ unknown[unknown-effect]
            this.value = value;
            held = null;
            assert this.value == value;
        }
    }

    void otherBranch(Listener l, boolean b) {
        x = 1;
        if (b) {
            l.on(this); //~ unknown[unknown-effect]
        }
        assert x == 1; //~ unknown[assertion]
    }
}
//~ obligations: 95
