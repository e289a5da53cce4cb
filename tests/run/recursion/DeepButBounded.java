// Recursion some thousand levels deep works; locals and arguments of each level are separate.
public class DeepButBounded {
    static int sum(int n) {
        int local = n;
        if (n > 0) {
            local += sum(n - 1);
        }
        return local;
    }

    static long wide(int n, long a, double b, String c, int[] d) {
        if (n == 0) {
            return a + (long) b + c.length() + d[0];
        }
        d[0]++;
        long result = wide(n - 1, a + 1, b + 0.5, c, d);
        return result + (a & 1);
    }

    static int unwinding(int n, int[] log) {
        try {
            if (n == 0) {
                throw new IllegalStateException("bottom");
            }
            return unwinding(n - 1, log);
        } finally {
            log[n % log.length]++;
        }
    }

    static int arrays(int n) {
        int[] local = new int[3];
        for (int i = 0; i < 3; i++) {
            local[i] = n * i;
        }
        int inner = n > 0 ? arrays(n - 1) : 0;
        return (local[1] + local[2] - inner) % 1009;
    }

    int objects(int n) {
        class Frame {
            final int value = n * 2;
        }
        Frame frame = new Frame();
        return n == 0 ? 0 : new DeepButBounded().objects(n - 1) + frame.value % 3;
    }

    public static void main(String[] args) {
        System.out.println(sum(3000));
        int[] d = {0};
        System.out.println(wide(2000, 1, 0.5, "text", d) + " " + d[0]);
        int[] log = new int[4];
        try {
            unwinding(1001, log);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " " + log[0] + " " + log[1] + " " + log[2] + " " + log[3]);
        }
        System.out.println(arrays(1500));
        System.out.println(new DeepButBounded().objects(900));
        unwinding(100, log);
    }
}
