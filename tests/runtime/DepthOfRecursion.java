// Recursion without a contract is shown by induction; failures deep in it are found.
class DepthOfRecursion {

    static int sumTo(int n) {
        return n <= 0 ? 0 : n + sumTo(n - 1);
    }

    static int steps(int n) {
        assert n != 2; //~ refuted[assertion]
        return n <= 0 ? 0 : 1 + steps(n - 1);
    }
}
//~ obligations: 3
