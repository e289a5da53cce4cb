// A pure method counts its calls.
class PureNotPure {
    private int x;
    private int reads;

    //@ ensures \result == x;
    /*@ pure @*/ int get() {      //~ refuted[frame]
        reads++;
        return x;
    }

    //@ ensures \result == x + 1 || x == 2147483647;
    /*@ pure @*/ int next() {
        return x + 1;
    }
}
//~ obligations: 4
