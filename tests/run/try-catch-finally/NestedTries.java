// Deeply nested tries: which finally runs when, and in which order.
public class NestedTries {
    static StringBuilder log = new StringBuilder();

    static void at(int here, int where) {
        log.append(here);
        if (here == where) {
            throw new IllegalStateException("at " + where);
        }
    }

    static int run(int where) {
        log.setLength(0);
        try {
            at(0, where);
            try {
                at(1, where);
                try {
                    at(2, where);
                } catch (UnsupportedOperationException e) {
                    log.append("no");
                } finally {
                    at(3, where);
                    log.append("f");
                }
                at(4, where);
            } catch (IllegalStateException e) {
                log.append("c");
                at(5, where);
                if (where == 1) {
                    return 1;
                }
            } finally {
                log.append("g");
                at(6, where);
            }
            at(7, where);
        } catch (IllegalStateException e) {
            log.append("C");
            if (where == 6) {
                return 6;
            }
            at(8, where);
        } finally {
            log.append("G");
        }
        log.append("end");
        return -1;
    }

    static int deep(int n) {
        try {
            if (n == 0) {
                throw new RuntimeException("bottom");
            }
            return deep(n - 1) + 1;
        } catch (RuntimeException e) {
            if (n < 3) {
                throw e;
            }
            return n * 100;
        } finally {
            log.append(n);
        }
    }

    public static void main(String[] args) {
        for (int where = 0; where < 10; where++) {
            int result = run(where);
            System.out.println(where + ": " + result + " " + log);
        }
        log.setLength(0);
        System.out.println(deep(6) + " " + log);
        deep(2);
    }
}
