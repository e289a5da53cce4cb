// Recursion by contract with two calls; the bound of the second version is too small.
class RecursionFibonacci {

    //@ requires 0 <= n && n <= 30;
    //@ ensures 0 <= \result && (n >= 1 ==> \result >= 1);     //~ proved[postcondition]
    //@ assignable \nothing;
    static long fibonacci(int n) {
        if (n < 2) {
            return n;
        }
        long previous = fibonacci(n - 1);
        long beforeThat = fibonacci(n - 2);
        //@ assume previous <= 1000000 && beforeThat <= 1000000;
        return previous + beforeThat;
    }

    // False for n = 6.
    //@ requires 0 <= n && n <= 30;
    //@ ensures 0 <= \result && \result <= n;                  //~ refuted[postcondition]
    //@ assignable \nothing;
    static int atMostLinear(int n) {
        if (n < 2) {
            return n;
        }
        return atMostLinear(n - 1) + atMostLinear(n - 2);
    }
}
//~ obligations: 8
