// Overflow detected: by exact methods, by hand, and uncaught at the end.
public class ExactOverflow {
    static boolean addOverflows(int a, int b) {
        int sum = a + b;
        return ((a ^ sum) & (b ^ sum)) < 0;
    }

    static String add(int a, int b) {
        try {
            return "" + Math.addExact(a, b);
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    static String multiply(long a, long b) {
        try {
            return "" + Math.multiplyExact(a, b);
        } catch (ArithmeticException e) {
            return e.getMessage();
        }
    }

    static int average(int a, int b) {
        return (a & b) + ((a ^ b) >> 1);
    }

    public static void main(String[] args) {
        int[] samples = {0, 1, -1, Integer.MAX_VALUE, Integer.MIN_VALUE, 1 << 30};
        for (int a : samples) {
            for (int b : samples) {
                System.out.print(addOverflows(a, b) ? "x" : ".");
            }
            System.out.println(" " + add(a, 1 << 30) + " " + average(a, Integer.MAX_VALUE));
        }
        System.out.println(multiply(1L << 32, 1L << 31));
        System.out.println(multiply(1L << 31, 1L << 31));
        System.out.println(multiply(Long.MIN_VALUE, -1));
        System.out.println(multiply(-1, Long.MIN_VALUE));
        System.out.println(multiply(Long.MIN_VALUE, 1));
        System.out.println(multiply(3037000500L, 3037000500L));
        System.out.println(multiply(3037000499L, 3037000499L));
        System.out.println(multiply(0, Long.MIN_VALUE));
        System.out.println(Math.multiplyHigh(Long.MAX_VALUE, Long.MAX_VALUE));
        System.out.println(Math.multiplyFull(Integer.MIN_VALUE, Integer.MIN_VALUE));
        int digits = 0;
        int value = 1;
        while (true) {
            value = Math.multiplyExact(value, 10);
            System.out.println(++digits + " " + value);
        }
    }
}
