// Exceptions, returns and breaks out of synchronized blocks; a null lock.
public class ExceptionsInMonitors {
    static final Object LOCK = new Object();
    static String log = "";

    static int returning(int n) {
        synchronized (LOCK) {
            if (n > 5) {
                return n;
            }
            log += "s" + n;
        }
        return -n;
    }

    static synchronized void failing(int n) {
        log += "f" + n;
        if (n == 0) {
            throw new IllegalStateException("zero");
        }
        try {
            synchronized (LOCK) {
                failing(n - 1);
            }
        } finally {
            log += "u" + n;
        }
    }

    static Object lock(Object o) {
        log += "L";
        return o;
    }

    static int loop() {
        int i = 0;
        outer:
        while (true) {
            synchronized (LOCK) {
                i++;
                for (;;) {
                    synchronized (log) {
                        if (i > 3) {
                            break outer;
                        }
                        continue outer;
                    }
                }
            }
        }
        return i;
    }

    public static void main(String[] args) {
        System.out.println(returning(3) + " " + returning(7) + " " + log);
        log = "";
        try {
            failing(2);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + log);
        }
        System.out.println(loop());
        log = "";
        try {
            synchronized (lock(null)) {
                log += "never";
            }
        } catch (NullPointerException e) {
            System.out.println("null lock " + log);
        }
        try {
            synchronized (LOCK) {
                System.out.println(1 / (log.length() - 1));
            }
        } catch (ArithmeticException e) {
            System.out.println(e.getMessage());
        }
        failing(1);
    }
}
