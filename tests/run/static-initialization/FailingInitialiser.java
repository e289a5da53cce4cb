// A static initialiser that throws: ExceptionInInitializerError once, then NoClassDefFoundError. Ends uncaught.
public class FailingInitialiser {
    static int attempts;

    static class Broken {
        static int before = 3;
        static int value = compute(0);
        static int after = 4;

        static int compute(int divisor) {
            attempts++;
            System.out.println("computing, attempt " + attempts);
            return 10 / divisor;
        }
    }

    static class Heir extends Broken {
        static {
            System.out.println("never printed");
        }
    }

    static class Erring {
        static {
            if (attempts > 0) {
                throw new IllegalStateException("erring");
            }
        }

        static void call() {
        }
    }

    public static void main(String[] args) {
        try {
            System.out.println(Broken.value);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getMessage() + " " + e.getCause().getClass().getName() + " " + e.getCause().getMessage());
        }
        try {
            System.out.println(Broken.after);
        } catch (NoClassDefFoundError e) {
            System.out.println("no class any more");
        }
        try {
            new Heir();
        } catch (NoClassDefFoundError e) {
            System.out.println("nor its heir");
        }
        System.out.println("attempts " + attempts);
        Erring.call();
    }
}
