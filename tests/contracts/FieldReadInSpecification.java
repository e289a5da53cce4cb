// A field that only the specification reads is an `int` all the same.
class FieldReadInSpecification {
    int limit;

    //@ requires x < limit;
    //@ ensures \result == x + 1;              //~ proved[postcondition]
    int next(int x) {
        return x + 1;
    }

    // The same, with a read in the code.
    //@ requires x < limit;
    //@ ensures \result == x + 1;              //~ proved[postcondition]
    int nextRead(int x) {
        int most = limit;
        return x + 1;
    }
}
//~ obligations: 2
