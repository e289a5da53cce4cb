// Recursion without a contract: a call within another one is not followed, and what must hold in it is shown where the method itself is checked.
class RecursionWithoutContract {

    static int depth(int n) {
        if (n <= 0) {
            return 0;
        }
        return 1 + depth(n - 1);
    }
}
//~ obligations: 1
