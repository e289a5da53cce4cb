// Exceptions, breaks, continues and returns that meet in finally blocks.
public class FinallyOverrides {
    static String log = "";

    static void fail(String why) {
        throw new RuntimeException(why);
    }

    static void replaced() {
        try {
            fail("first");
        } catch (RuntimeException e) {
            log += e.getMessage() + " ";
            fail("second");
        } finally {
            log += "finally ";
            fail("third");
        }
    }

    @SuppressWarnings("finally")
    static int breaks() {
        int i;
        for (i = 0; i < 10; i++) {
            try {
                if (i == 2) {
                    fail("discarded");
                }
                if (i == 4) {
                    return 1000;
                }
            } finally {
                if (i == 2) {
                    continue;
                }
                if (i == 4) {
                    break;
                }
                log += i;
            }
            log += "n";
        }
        return i;
    }

    @SuppressWarnings("finally")
    static int nested() {
        try {
            try {
                return 1;
            } finally {
                fail("inner");
            }
        } catch (RuntimeException e) {
            log += e.getMessage() + " ";
        } finally {
            log += "outer ";
        }
        return 2;
    }

    public static void main(String[] args) {
        try {
            replaced();
        } catch (RuntimeException e) {
            System.out.println(log + e.getMessage() + " " + e.getSuppressed().length);
        }
        log = "";
        System.out.println(breaks() + " " + log);
        log = "";
        System.out.println(nested() + " " + log);
    }
}
