// Recursion without a contract is followed to a bound only; below the bound failures are still found.
class DepthOfRecursion {

    static int sumTo(int n) {
        return n <= 0 ? 0 : n + sumTo(n - 1); //~ unknown[call-depth]
    }

    static int steps(int n) {
        assert n != 2; //~ refuted[assertion]
        return n <= 0 ? 0 : 1 + steps(n - 1); //~ unknown[call-depth]
    }
}
//~ obligations: 3
