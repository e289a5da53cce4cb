// Failing assertions pass through finally, try-with-resources and loops like any error.
public class AssertAndFinally {
    static String log = "";

    static class Resource implements AutoCloseable {
        public void close() {
            log += "close ";
            assert !log.contains("bad") : "close found bad";
        }
    }

    static int run(int mode) {
        log = "" + mode + " ";
        try (Resource r = new Resource()) {
            assert mode != 1 : "body";
            if (mode == 2) {
                log += "bad ";
                assert false : "bad body";
            }
            if (mode == 3) {
                log += "bad ";
            }
            return 5;
        } catch (AssertionError e) {
            log += "caught " + e.getMessage() + " " + e.getSuppressed().length + " ";
            return -5;
        } finally {
            log += "finally ";
        }
    }

    @SuppressWarnings("finally")
    static int hide() {
        for (int i = 0; ; i++) {
            try {
                assert i > 2 : "discarded";
                return i;
            } finally {
                if (i < 2) {
                    continue;
                }
                log += "out" + i;
                if (i == 2) {
                    break;
                }
            }
        }
        return -1;
    }

    static void deep(int n) {
        try {
            assert n > 0 : "bottom";
            deep(n - 1);
        } finally {
            log += n;
        }
    }

    public static void main(String[] args) {
        for (int mode = 0; mode < 4; mode++) {
            int result = run(mode);
            System.out.println(result + " " + log);
        }
        log = "";
        System.out.println(hide() + " " + log);
        log = "";
        try {
            deep(3);
        } catch (AssertionError e) {
            System.out.println(e.getMessage() + " " + log);
        }
        try {
            deep(1);
        } finally {
            System.out.println(log);
        }
    }
}
