// The range goes one too far: a[a.length] does not exist.
class IndexInQuantifier {

    //@ requires 0 < a.length;
    //@ requires (\forall int i; 0 <= i && i <= a.length; a[i] >= 0);      //~ refuted[ill-defined-specification]
    //@ ensures \result >= 0;
    //@ assignable \nothing;
    static int first(int[] a) {
        return a[0];
    }
}
//~ obligations: 5
