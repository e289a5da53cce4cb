// Synchronized in constructors, initialisers, lazy singletons, lambdas and inner classes.
public class SynchronizedInit {
    private static SynchronizedInit instance;
    private static int made;

    static {
        synchronized (SynchronizedInit.class) {
            made = 10;
        }
    }

    final int number;
    String text = "";

    {
        synchronized (this) {
            text += "i";
        }
    }

    private SynchronizedInit() {
        synchronized (SynchronizedInit.class) {
            number = ++made;
            text += "c";
        }
    }

    static SynchronizedInit get() {
        if (instance == null) {
            synchronized (SynchronizedInit.class) {
                if (instance == null) {
                    instance = new SynchronizedInit();
                    System.out.print("made ");
                }
            }
        }
        return instance;
    }

    class Inner {
        synchronized String name() {
            synchronized (SynchronizedInit.this) {
                return text + number;
            }
        }
    }

    interface Step {
        int run(int n);
    }

    public static void main(String[] args) {
        System.out.println(get().number + " " + (get() == get()));
        System.out.println(get().new Inner().name());
        Object lock = new Object();
        Step[] steps = {
            n -> {
                synchronized (lock) {
                    return n + 1;
                }
            },
            new Step() {
                int used = 0;

                public synchronized int run(int n) {
                    return n * ++used;
                }
            },
        };
        int n = 1;
        for (int i = 0; i < 6; i++) {
            n = steps[i % 2].run(n);
        }
        System.out.println(n);
        final int assigned;
        synchronized (lock) {
            assigned = n * 2;
        }
        System.out.println(assigned);
    }
}
