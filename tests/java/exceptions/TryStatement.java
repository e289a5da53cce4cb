// What is caught is no failure; what is not is one.
class TryStatement {

    static int quotient(int a, int b) {
        try {
            return a / b;
        } catch (ArithmeticException exception) {
            return 0;
        }
    }

    static int unguarded(int a, int b) {
        return a / b; //~ refuted[division-by-zero]
    }
}
//~ obligations: 1
