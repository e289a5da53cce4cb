// alone
// No System.exit at all: an uncaught exception with a cause gives exit code 1, after finally blocks ran.
public class UncaughtIsOne {
    static class Trouble extends Exception {
        Trouble(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static int divide(int a, int b) throws Trouble {
        try {
            return a / b;
        } catch (ArithmeticException e) {
            throw new Trouble("dividing " + a, e);
        } finally {
            System.out.println("divided " + a + " by " + b);
        }
    }

    public static void main(String[] args) throws Trouble {
        try {
            for (int i = 2; i >= 0; i--) {
                System.out.println(divide(10, i));
            }
        } finally {
            System.out.println("last words");
        }
    }
}
