// A `\bigint` has no largest value.
class BigIntegers {

    //@ ensures (\exists \bigint k; k > \result);
    //@ assignable \nothing;
    static int any(int x) {
        return x;
    }

    //@ requires true;
    static void square(int x) {
        //@ ghost \bigint wide = x;
        //@ set wide = wide * wide;
        //@ assert 0 <= wide;
    }
}
//~ obligations: 3
