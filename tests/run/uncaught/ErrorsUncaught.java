// Errors are throwables but not exceptions: catch (Exception) lets them through.
public class ErrorsUncaught {
    static class Fatal extends Error {
        Fatal(String message) {
            super(message);
        }
    }

    static class Odd extends Throwable {
        Odd(int n) {
            super("odd " + n);
        }
    }

    static void test(int n) throws Throwable {
        try {
            if (n % 2 == 1) {
                throw new Odd(n);
            }
            if (n == 4) {
                throw new Fatal("four");
            }
            System.out.println("fine " + n);
        } catch (Exception e) {
            System.out.println("never");
        } finally {
            System.out.println("tested " + n);
        }
    }

    public static void main(String[] args) throws Throwable {
        int n = 0;
        while (true) {
            try {
                test(n++);
            } catch (Odd e) {
                System.out.println(e.getMessage() + " " + (((Throwable) e) instanceof Exception));
            } catch (Exception | VirtualMachineError e) {
                System.out.println("never");
            }
        }
    }
}
