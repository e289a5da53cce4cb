// Recursion that has a contract is checked against it, and its calls use it.
class DepthWithContract {

    //@ requires 0 <= n && n <= 40;
    //@ ensures \result == 2 * n;
    //@ assignable \nothing;
    static int twice(int n) {
        if (n == 0) {
            return 0;
        }
        return 2 + twice(n - 1); //~ proved[precondition]
    }

    static void use() {
        assert twice(4) == 8; //~ proved[assertion]
        assert twice(3) == 7; //~ refuted[assertion]
    }
}
//~ obligations: 7
