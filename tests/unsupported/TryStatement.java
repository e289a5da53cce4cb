// `try` is not modelled: what would be caught must not count as a failure, nor as a proof.
class TryStatement {

    static int quotient(int a, int b) {
        try { //~ skipped[not-supported]
            return a / b;
        } catch (ArithmeticException exception) {
            return 0;
        }
    }

    static int unguarded(int a, int b) {
        return a / b; //~ refuted[division-by-zero]
    }
}
//~ obligations: 2
