// AssertionError is an ordinary Error: constructors, causes, catching.
public class AssertionErrorObjects {
    static class Reason extends Exception {
        Reason() {
            super("reason");
        }
    }

    static void check(Object detail) {
        assert detail == null : detail;
    }

    public static void main(String[] args) {
        System.out.println(new AssertionError());
        System.out.println(new AssertionError("s"));
        System.out.println(new AssertionError(5));
        System.out.println(new AssertionError('c'));
        System.out.println(new AssertionError(true));
        System.out.println(new AssertionError(1.5f));
        System.out.println(new AssertionError((Object) null));
        System.out.println(new AssertionError("m", new Reason()).getCause());
        System.out.println(new AssertionError(new Reason()).getCause() + " " + new AssertionError("x").getCause());
        try {
            check(new Reason());
        } catch (Error e) {
            // A throwable as detail becomes the cause as well.
            System.out.println(e.getMessage() + " | " + e.getCause());
        }
        try {
            check("plain");
        } catch (Throwable e) {
            System.out.println((e instanceof AssertionError) + " " + e.getMessage() + " " + e.getCause());
        }
        try {
            try {
                check(7);
            } catch (Exception e) {
                System.out.println("never");
            } finally {
                System.out.println("finally");
            }
        } catch (AssertionError e) {
            System.out.println(e.getMessage());
        }
        check(null);
        throw new AssertionError("thrown by hand " + args.length);
    }
}
