// A precondition that only one value meets is not vacuous.
class OneValueIsEnough {

    //@ requires x > 2147483646;
    //@ ensures \result == -2147483648;
    //@ assignable \nothing;
    static int next(int x) {
        return x + 1;
    }

    //@ requires 6 < x && x < 8 && x % 7 == 0;
    //@ ensures \result == 49;
    //@ assignable \nothing;
    static int square(int x) {
        return x * x;
    }
}
//~ obligations: 4
