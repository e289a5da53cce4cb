// Calls of which nothing is known in loops, in methods that are called, and in handlers.
class UnknownInLoops {
    interface Listener {
        void on(UnknownInLoops sender);

        int rate();

        UnknownInLoops other();
    }

    int x;
    int[] cells = {1, 2, 3};

    void everyIteration(Listener l) {
        for (int i = 0; i < 3; i++) {
            x = 0;
            l.on(this); //~ unknown[unknown-effect]
        }
        assert x == 0; //~ unknown[assertion]
    }

    void someIterations(Listener l, int n) {
        x = 5;
        while (n > 0) {
            l.on(this); //~ unknown[unknown-effect]
            n--;
        }
        assert x == 5; //~ unknown[assertion]
    }

    void countersStay(Listener l) {
        int i = 0;
        while (i < 3) {
            l.on(this); //~ unknown[unknown-effect]
            i++;
        }
        assert i == 3;
    }

    void untilRate(Listener l) {
        int n = 0;
        while (n < 2) {
            n = l.rate(); //~ unknown[unknown-effect]
        }
        assert n >= 2;
    }

    private void tell(Listener l) {
        l.on(this); //~ unknown[unknown-effect]
    }

    void throughAnother(Listener l) {
        x = 1;
        tell(l);
        assert x == 1; //~ unknown[assertion]
    }

    private int asked(Listener l) {
        int r = l.rate(); //~ unknown[unknown-effect], unknown[unknown-effect]
        return r < 0 ? 0 : r;
    }

    void whatTheCalleeDoesIsFollowed(Listener l) {
        assert asked(l) >= 0;
    }

    void whatItGivesIsNot(Listener l) {
        assert asked(l) > 0; //~ unknown[assertion]
    }

    void caught(Listener l) {
        try {
            l.on(this); //~ unknown[unknown-effect]
        } catch (RuntimeException e) {
            assert false; //~ unknown[assertion]
        }
    }

    void thrownMayBeAnything(Listener l) {
        int y = 0;
        try {
            y = 1;
            l.on(this); //~ unknown[unknown-effect]
            y = 2;
        } catch (RuntimeException e) {
            assert y == 1;
        }
    }

    void notBehind(Listener l) {
        int y = 0;
        try {
            l.on(this); //~ unknown[unknown-effect]
            y = 2;
        } catch (RuntimeException e) {
            assert y == 2; //~ unknown[assertion]
        }
    }

    void finallyRuns(Listener l) {
        int y = 0;
        try {
            l.on(this); //~ unknown[unknown-effect]
        } finally {
            y = 3;
            assert y == 3;
        }
    }

    void finallyInAnyState(Listener l) {
        x = 1;
        try {
            l.on(this); //~ unknown[unknown-effect]
        } finally {
            assert x == 1; //~ unknown[assertion]
        }
    }

    void readOfElements(Listener l) {
        int sum = 0;
        for (int cell : cells) { //~ unknown[null-dereference]
            l.on(this); //~ unknown[unknown-effect]
            sum += 1;
        }
        assert sum == 3; //~ unknown[assertion]
    }

    void afterReturn(Listener l, boolean b) {
        if (b) {
            return;
        }
        l.on(this); //~ unknown[unknown-effect]
        assert !b;
    }

    void conditionIsKept(Listener l, int n) {
        if (n > 3) {
            l.on(this); //~ unknown[unknown-effect]
            assert n > 3;
        }
    }

    void fieldConditionIsNot(Listener l) {
        if (x > 3) {
            l.on(this); //~ unknown[unknown-effect]
            assert x > 3; //~ unknown[assertion]
        }
    }

    void nullCheckOfField(Listener l) {
        if (cells != null) {
            l.on(this); //~ unknown[unknown-effect]
            cells[0] = 1; //~ unknown[null-dereference], unknown[array-index]
        }
    }

    void nullCheckOfLocal(Listener l) {
        int[] c = cells;
        if (c != null && c.length > 0) {
            l.on(this); //~ unknown[unknown-effect]
            c[0] = 1;
        }
    }
}
//~ obligations: 55
