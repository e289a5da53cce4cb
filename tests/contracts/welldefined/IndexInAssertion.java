// The assertion speaks of an element of an array that may be empty.
class IndexInAssertion {

    //@ requires true;
    //@ assignable \nothing;
    static void reflexive(int[] a) {
        //@ assert a[0] == a[0];      //~ refuted[ill-defined-specification]
    }

    //@ requires 0 < a.length;
    //@ assignable \nothing;
    static void right(int[] a) {
        //@ assert a[0] == a[0];
    }
}
//~ obligations: 5
