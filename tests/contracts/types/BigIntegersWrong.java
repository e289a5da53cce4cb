// The code wraps around, the ghost variable does not: x = 2147483647.
class BigIntegersWrong {

    //@ requires 0 <= x;
    static void next(int x) {
        //@ ghost \bigint wide = x;
        x = x + 1;
        //@ set wide = wide + 1;
        //@ assert x == wide;      //~ refuted[assertion]
    }
}
//~ obligations: 1
