// A static initialiser that throws: ExceptionInInitializerError first, NoClassDefFoundError afterwards.
public class StaticInitializerFails {
    static class Broken {
        static int value = compute();
        static int other = 5;

        static int compute() {
            System.out.println("computing");
            return 1 / zero;
        }

        static int zero = 0;

        static void touch() {
            System.out.println("never");
        }
    }

    static class Partly {
        static int before = 1;
        static int[] data = {1, 2};

        static {
            System.out.println("partly " + before);
            before = data[before + 1];
        }
    }

    static class WithError {
        static {
            if (true) {
                throw new AssertionError("an error is not wrapped");
            }
        }

        static int x;
    }

    public static void main(String[] args) {
        try {
            System.out.println(Broken.other);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getMessage() + " " + e.getCause() + " " + (e.getException() == e.getCause()));
        }
        try {
            Broken.touch();
        } catch (NoClassDefFoundError e) {
            System.out.println(e.getClass().getName());
        }
        try {
            Broken.value = 3;
        } catch (LinkageError e) {
            System.out.println(e instanceof NoClassDefFoundError);
        }
        try {
            WithError.x = 1;
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        try {
            new WithError();
        } catch (NoClassDefFoundError e) {
            System.out.println("gone");
        }
        new Partly();
        System.out.println("never");
    }
}
