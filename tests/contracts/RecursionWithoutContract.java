// Recursion without a contract is followed only so far.
class RecursionWithoutContract {

    static int depth(int n) {
        if (n <= 0) {
            return 0;
        }
        return 1 + depth(n - 1);               //~ unknown[call-depth]
    }
}
//~ obligations: 1
