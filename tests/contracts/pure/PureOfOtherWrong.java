// The value of `a` is overwritten before it is kept.
class PureOfOtherWrong {
    private int x;

    //@ ensures \result == x;
    /*@ pure @*/ int get() {
        return x;
    }

    //@ requires a != b;
    //@ ensures a.get() == \old(b.get());
    //@ ensures b.get() == \old(a.get());      //~ refuted[postcondition]
    //@ assignable a.x, b.x;
    static void exchange(PureOfOtherWrong a, PureOfOtherWrong b) {
        a.x = b.x;
        b.x = a.x;
    }
}
//~ obligations: 9
