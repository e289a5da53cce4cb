// With unbounded integers in the code, a sum is the sum.
//~ options: --int math
class SpecificationArithmeticMath {

    //@ ensures \result == a + b;              //~ proved[postcondition]
    static int sum(int a, int b) {
        return a + b;
    }

    //@ requires a < b;
    //@ ensures \result > 0;                   //~ proved[postcondition]
    static int distance(int a, int b) {
        return b - a;
    }

    //@ ensures \result > a;                   //~ refuted[postcondition]
    static int twice(int a) {
        return a * 2;
    }
}
//~ obligations: 3
