// The lock expression is evaluated once, before the body; the value may come from anywhere.
public class LockExpression {
    static int calls = 0;
    static Object[] locks = {"a", 1, 'c', new int[0]};
    int state = 0;

    static Object next() {
        return locks[calls++];
    }

    LockExpression self() {
        calls += 100;
        return this;
    }

    synchronized LockExpression chain(int n) {
        state = state * 10 + n;
        return this;
    }

    static int compute(int n) {
        synchronized (locks[n % locks.length]) {
            synchronized (n % 2 == 0 ? locks[0] : "odd") {
                return n * n;
            }
        }
    }

    static int fromFinally() {
        int x = 1;
        synchronized (locks) {
            try {
                x = 2;
                return x;
            } finally {
                synchronized (locks) {
                    x = 3;
                    System.out.print("x=" + x + " ");
                }
            }
        }
    }

    public static void main(String[] args) {
        synchronized (next()) {
            synchronized (next()) {
                System.out.println("calls " + calls);
            }
        }
        LockExpression object = new LockExpression();
        synchronized (object.self().chain(1).chain(2)) {
            object.chain(3);
        }
        System.out.println(object.state + " " + calls);
        System.out.println(compute(3) + " " + compute(4) + " " + fromFinally());
        Object lock = new Object();
        int sum = 0;
        for (int i = 0; i < 4; i++) {
            synchronized (lock) {
                lock = i;
                sum += i;
            }
        }
        System.out.println(sum + " " + lock);
        int[] data = {5, 6};
        synchronized (data) {
            data[0] += data[1];
            data = new int[] {1};
        }
        System.out.println(data[0]);
        synchronized (locks[calls]) {
            System.out.println("never");
        }
    }
}
