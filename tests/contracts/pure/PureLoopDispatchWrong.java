// What an object's class reads decides, and so does what is called.
class Counted {
    int x;
    /*@ nullable @*/ Counted other;
    static int shared;

    //@ ensures \result == total();
    /*@ pure @*/ int total() {
        int sum = 0;
        //@ loop_invariant 0 <= i && i <= 3;
        //@ decreases 3 - i;
        for (int i = 0; i < 3; i++) {
            sum += x;
        }
        return sum;
    }

    //@ ensures true;
    /*@ pure @*/ int ofOther() {
        int sum = 0;
        //@ loop_invariant 0 <= i && i <= 3;
        //@ decreases 3 - i;
        for (int i = 0; i < 3; i++) {
            sum += other == null ? shared : other.part();
        }
        return sum;
    }

    /*@ pure @*/ int part() {
        return x;
    }

    //@ ensures true;
    /*@ pure @*/ static int sum(int[] a) {
        int sum = 0;
        for (int value : a) {
            sum += value;
        }
        return sum;
    }

    // In exactly this class, or wherever it is not overridden, `y` is not read.
    //@ ensures total() == \old(total());
    //@ assignable other;
    void unrelated() {
        other = null;
    }
}

class Weighted extends Counted {
    int y;

    /*@ pure @*/ int total() {
        int sum = 0;
        //@ loop_invariant 0 <= i && i <= 3;
        //@ decreases 3 - i;
        for (int i = 0; i < 3; i++) {
            sum += x * y;
        }
        return sum;
    }

    /*@ pure @*/ int part() {
        return y;
    }
}

interface Sealed {
    //@ ensures \result > 0;
    /*@ pure @*/ int size();
}

class PureLoopDispatchWrong {

    //@ ensures counted.total() == \old(counted.total());      //~ unknown[postcondition]
    //@ assignable weighted.y;
    static void overridden(Counted counted, Weighted weighted) {
        weighted.y = 5;
    }

    //@ ensures counted.ofOther() == \old(counted.ofOther());      //~ unknown[postcondition]
    //@ assignable weighted.y;
    static void called(Counted counted, Weighted weighted) {
        weighted.y = 5;
    }

    //@ ensures counted.ofOther() == \old(counted.ofOther());      //~ unknown[postcondition]
    //@ assignable Counted.shared;
    static void shared(Counted counted) {
        Counted.shared = 5;
    }

    //@ requires a.length > 0;
    //@ ensures Counted.sum(a) == \old(Counted.sum(a));      //~ unknown[postcondition]
    //@ assignable b[0];
    static void elements(int[] a, int[] b) {
        if (b.length > 0) {
            b[0] = 7;
        }
    }

    //@ ensures Counted.sum(a) == Counted.sum(b);      //~ unknown[postcondition]
    //@ assignable \nothing;
    static void arrays(int[] a, int[] b) {
    }

    // Nobody implements it, so that it may depend on anything.
    //@ ensures sealed.size() == \old(sealed.size());      //~ unknown[postcondition]
    //@ assignable counted.x;
    static void anything(Sealed sealed, Counted counted) {
        counted.x = 1;
    }

    //@ ensures sealed.size() == 3;      //~ unknown[postcondition]
    //@ assignable \nothing;
    static void unknown(Sealed sealed) {
    }
}
//~ obligations: 47
