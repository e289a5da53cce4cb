// Statics used too early: values() in a constructor fails, a static of another class that needs the enum. Ends uncaught.
public class EnumTooEarly {
    static class Registry {
        static int registered;
        static final Safe FIRST = Safe.ONE;

        static {
            System.out.println("Registry done, first is " + FIRST);
        }

        static int register(Safe safe) {
            System.out.println("register " + safe.name() + " first " + FIRST);
            return ++registered;
        }
    }

    enum Safe {
        ONE, TWO;

        final int number = Registry.register(this);
    }

    enum Broken {
        A, B;

        final int count = count();

        static int count() {
            return values().length;
        }
    }

    enum Named {
        X("x"), Y("y");

        static final String SUFFIX = "!";
        static String separator = "-";
        final String text;

        Named(String s) {
            text = s + SUFFIX + separator();
        }

        static String separator() {
            return separator;
        }
    }

    public static void main(String[] args) {
        System.out.println(Safe.TWO.number + " " + Registry.registered);
        System.out.println(Named.X.text + " " + Named.separator);
        try {
            System.out.println(Broken.A.count);
        } catch (ExceptionInInitializerError e) {
            System.out.println(e.getCause() instanceof NullPointerException);
        }
        System.out.println(Broken.B);
    }
}
