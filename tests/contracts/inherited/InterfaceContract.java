// The contract of an interface, implemented by two classes.
interface Source {
    //@ requires 0 <= bound && bound <= 1000;
    //@ ensures 0 <= \result && \result <= bound;
    //@ assignable \nothing;
    int next(int bound);
}

class ZeroSource implements Source {
    public int next(int bound) {
        return 0;
    }
}

class HalfSource implements Source {
    public int next(int bound) {
        return bound / 2;
    }
}

class InterfaceContract {
    static int draw(Source source) {
        int drawn = source.next(10);
        assert drawn <= 10;
        return drawn;
    }
}
//~ obligations: 8
