// The last factor is missing: for n = 2 the result is 1.
//~ options: --int math
class ProductOfRangeWrong {

    //@ requires 1 <= n;
    //@ ensures \result == (\product int i; 1 <= i && i < n + 1; i);      //~ refuted[postcondition]
    //@ assignable \nothing;
    static int factorial(int n) {
        int product = 1;
        //@ loop_invariant 1 <= k && k <= n;
        //@ loop_invariant product == (\product int i; 1 <= i && i < k; i);
        //@ assignable \nothing;
        //@ decreases n - k;
        for (int k = 1; k < n; k++) {
            product = product * k;
        }
        return product;
    }
}
//~ obligations: 8
