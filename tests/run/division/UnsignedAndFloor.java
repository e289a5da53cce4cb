// The library's other divisions: floor, ceiling by hand, unsigned, exact.
public class UnsignedAndFloor {
    static int ceiling(int a, int b) {
        return -Math.floorDiv(-a, b);
    }

    static void attempt(String name, Runnable action) {
        try {
            action.run();
        } catch (ArithmeticException e) {
            System.out.println(name + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        int[] samples = {5, -5, 6, -6, 0};
        for (int n : samples) {
            System.out.println(n / 3 + " " + Math.floorDiv(n, 3) + " " + ceiling(n, 3) + " "
                + n % 3 + " " + Math.floorMod(n, 3) + " " + Math.floorMod(n, -3));
        }
        System.out.println(Integer.divideUnsigned(-1, 2) + " " + Integer.remainderUnsigned(-1, 7));
        System.out.println(Integer.divideUnsigned(5, -1) + " " + Integer.remainderUnsigned(5, -1));
        System.out.println(Integer.compareUnsigned(-1, 1) + " " + Integer.compareUnsigned(1, 2));
        System.out.println(Integer.toUnsignedLong(-1) + " " + Integer.toUnsignedString(-2));
        System.out.println(Long.divideUnsigned(-1L, 10) + " " + Long.remainderUnsigned(-1L, 10));
        System.out.println(Math.floorMod(-7L, 5) + " " + Math.floorDiv(-7L, 5) + " " + Math.floorMod(-7L, 5L));
        attempt("floorDiv", () -> System.out.println(Math.floorDiv(1, 0)));
        attempt("floorMod", () -> System.out.println(Math.floorMod(1L, 0L)));
        attempt("multiplyExact", () -> System.out.println(Math.multiplyExact(1 << 16, 1 << 15)));
        attempt("negateExact", () -> System.out.println(Math.negateExact(Integer.MIN_VALUE)));
        attempt("toIntExact", () -> System.out.println(Math.toIntExact(1L << 31)));
        attempt("absExact", () -> System.out.println(Math.absExact(Long.MIN_VALUE)));
        attempt("decrementExact", () -> System.out.println(Math.decrementExact(-7)));
        System.out.println(Integer.divideUnsigned(1, 0));
    }
}
