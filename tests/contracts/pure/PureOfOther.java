// A pure method of another object before and after a change.
class PureOfOther {
    private int x;

    //@ ensures \result == x;
    /*@ pure @*/ int get() {
        return x;
    }

    //@ requires a != b;
    //@ ensures a.get() == \old(b.get()) && b.get() == \old(a.get());
    //@ assignable a.x, b.x;
    static void exchange(PureOfOther a, PureOfOther b) {
        int kept = a.x;
        a.x = b.x;
        b.x = kept;
    }
}
//~ obligations: 8
