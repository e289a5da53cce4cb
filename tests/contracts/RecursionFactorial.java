// Recursion by contract: bounds of a factorial and of a sum.
class RecursionFactorial {

    //@ requires 0 <= n && n <= 12;
    //@ ensures 1 <= \result;                  //~ proved[postcondition]
    //@ assignable \nothing;
    static long factorial(int n) {
        if (n == 0) {
            return 1;
        }
        long smaller = factorial(n - 1);       //~ proved[precondition]
        //@ assume smaller <= 479001600;
        return n * smaller;
    }

    //@ requires 0 <= n && n <= 10000;
    //@ ensures \result == n * (n + 1) / 2;    //~ proved[postcondition]
    //@ assignable \nothing;
    static int triangle(int n) {
        if (n == 0) {
            return 0;
        }
        return n + triangle(n - 1);
    }

    // Stops one too early: for n = 1 the result is 1, for n = 0 it is 0 instead of 1.
    //@ requires 0 <= n && n <= 5;
    //@ ensures 1 <= \result;                  //~ refuted[postcondition]
    //@ assignable \nothing;
    static int wrong(int n) {
        if (n <= 1) {
            return n;
        }
        return wrong(n - 1);
    }
}
//~ obligations: 9
