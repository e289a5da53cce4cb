package java.lang;

/** The one thread that a program has here. Threads of its own are not modelled: the constructors are left out. */
public class Thread implements Runnable {
    public static final int MIN_PRIORITY = 1;
    public static final int NORM_PRIORITY = 5;
    public static final int MAX_PRIORITY = 10;

    private static Thread main;

    private String name;
    private boolean interrupted;

    /** The main thread; no constructor of the JDK has these parameters. */
    private Thread(String name, boolean interrupted) {
        this.name = name;
        this.interrupted = interrupted;
    }

    public static Thread currentThread() {
        if (main == null) {
            main = new Thread("main", false);
        }
        return main;
    }

    /** Nobody else could run meanwhile: time is not spent. */
    public static void sleep(long millis) throws InterruptedException {
        if (millis < 0) {
            throw new IllegalArgumentException("timeout value is negative");
        }
        if (interrupted()) {
            throw new InterruptedException("sleep interrupted");
        }
    }

    public static void sleep(long millis, int nanos) throws InterruptedException {
        if (millis >= 0 && (nanos < 0 || nanos > 999999)) {
            throw new IllegalArgumentException("nanosecond timeout value out of range");
        }
        sleep(millis);
    }

    public static void yield() {
    }

    public static void onSpinWait() {
    }

    public void run() {
    }

    public void interrupt() {
        interrupted = true;
    }

    public static boolean interrupted() {
        Thread current = currentThread();
        boolean was = current.interrupted;
        current.interrupted = false;
        return was;
    }

    public boolean isInterrupted() {
        return interrupted;
    }

    public final boolean isAlive() {
        return true;
    }

    public final boolean isDaemon() {
        return false;
    }

    public final int getPriority() {
        return NORM_PRIORITY;
    }

    public final synchronized void setName(String name) {
        if (name == null) {
            throw new NullPointerException("name cannot be null");
        }
        this.name = name;
    }

    public final String getName() {
        return name;
    }

    public long getId() {
        return 1;
    }

    public String toString() {
        return "Thread[" + name + ",5,main]";
    }
}
