// When the exception is thrown, the array is empty.
class IndexInSignals {

    //@ ensures 0 < a.length;
    //@ signals (IllegalArgumentException e) a[0] == 0 || true;      //~ refuted[ill-defined-specification]
    //@ assignable \nothing;
    static void check(int[] a) {
        if (a.length == 0) {
            throw new IllegalArgumentException();
        }
    }
}
//~ obligations: 6
