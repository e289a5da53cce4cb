// Proofs do not follow errors of the virtual machine into handlers, nor a `finally` that swallows exceptions in some cases.
class TryStatement {

    static int deep(int n) {
        try { //~ skipped[not-supported]
            return 1 + deep(n + 1);
        } catch (StackOverflowError error) {
            return 0;
        }
    }

    static int sometimes(int a, int b) {
        try { //~ skipped[not-supported]
            return a / b;
        } finally {
            if (a > 0) {
                return 0;
            }
        }
    }
}
//~ obligations: 2
