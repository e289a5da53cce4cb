// The factorial as a product.
//~ options: --int math
class ProductOfRange {

    //@ requires 0 <= n;
    //@ ensures \result == (\product int i; 1 <= i && i < n + 1; i);
    //@ assignable \nothing;
    static int factorial(int n) {
        int product = 1;
        //@ loop_invariant 1 <= k && k <= n + 1;
        //@ loop_invariant product == (\product int i; 1 <= i && i < k; i);
        //@ assignable \nothing;
        //@ decreases n + 1 - k;
        for (int k = 1; k <= n; k++) {
            product = product * k;
        }
        return product;
    }
}
//~ obligations: 8
