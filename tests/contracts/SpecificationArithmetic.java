// Specifications compute without overflow, the code does not.
class SpecificationArithmetic {

    //@ ensures \result == a + b;              //~ refuted[postcondition]
    static int sum(int a, int b) {
        return a + b;
    }

    //@ ensures \result == a + b;              //~ proved[postcondition]
    static long wideSum(int a, int b) {
        return (long) a + b;
    }

    //@ requires a < b;
    //@ ensures a + 1 <= b && b - a > 0;       //~ proved[postcondition]
    static void less(int a, int b) {
        assert a + 1 <= b;                     //~ proved[assertion]
        assert b - a > 0;                      //~ refuted[assertion]
    }
}
//~ obligations: 5
