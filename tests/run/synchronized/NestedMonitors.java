// Synchronized blocks and methods behave as plain ones in a single thread, with reentrance.
public class NestedMonitors {
    private int count;
    private final Object lock = new Object();
    static int total;

    synchronized int increment() {
        return ++count;
    }

    synchronized int twice() {
        return increment() + increment();
    }

    static synchronized int add(int n) {
        total += n;
        return n > 0 ? add(n - 1) : total;
    }

    int both(int n) {
        synchronized (lock) {
            synchronized (this) {
                synchronized (lock) {
                    count += n;
                }
                return count;
            }
        }
    }

    static Object evaluated(Object o) {
        System.out.print("lock ");
        return o;
    }

    public static void main(String[] args) {
        NestedMonitors m = new NestedMonitors();
        System.out.println(m.twice() + " " + m.count);
        System.out.println(add(4) + " " + total);
        System.out.println(m.both(10));
        synchronized (evaluated(m)) {
            System.out.println("body " + m.increment());
        }
        synchronized (NestedMonitors.class) {
            System.out.println(add(0));
        }
        synchronized ("string") {
            synchronized (new int[0]) {
                System.out.println("arrays and strings");
            }
        }
        Object o = new Object();
        synchronized (o) {
            o = null;
            System.out.println("released all the same " + o);
        }
        synchronized (m) { }
        for (int i = 0; i < 3; i++) {
            synchronized (m) {
                if (i == 1) {
                    continue;
                }
                System.out.print(m.increment() + " ");
            }
        }
        System.out.println();
    }
}
