// Assertions are enabled: their side effects happen, in order, each time.
public class AssertSideEffects {
    static int checks = 0;
    static final boolean ENABLED;

    static {
        boolean enabled = false;
        assert enabled = true;
        ENABLED = enabled;
    }

    static boolean check(boolean value) {
        checks++;
        return value;
    }

    static String text(String s) {
        System.out.print("(" + s + ")");
        return s;
    }

    static int safe(int n) {
        assert check(n >= 0) && check(n < 10) : text("range " + n);
        return n * n;
    }

    public static void main(String[] args) {
        System.out.println(ENABLED);
        for (int n = 8; n < 12; n++) {
            try {
                System.out.println(safe(n) + " " + checks);
            } catch (AssertionError e) {
                System.out.println(" failed " + e.getMessage() + " " + checks);
            }
        }
        int count = 0;
        for (int i = 0; i < 5; i++) {
            assert (count += i) >= 0;
        }
        System.out.println(count);
        int x = 1;
        assert (x = 5) == 5 : x = 7;
        System.out.println(x);
        try {
            assert (x = 6) == 5 : x = 8;
        } catch (AssertionError e) {
            System.out.println(x + " " + e.getMessage());
        }
        try {
            assert check(false) : 1 / (x - 8);
        } catch (ArithmeticException e) {
            System.out.println("the message failed first");
        }
        Boolean boxed = true;
        assert boxed;
        boxed = null;
        try {
            assert boxed : "never";
        } catch (NullPointerException e) {
            System.out.println("null condition");
        }
        if (x > 0)
            assert x == 8;
        else
            assert false;
        safe(-1);
    }
}
