// Division by zero throws for integers, after both operands were evaluated, and not for doubles.
public class DivisionByZero {
    static int trace(int n) {
        System.out.print("t" + n + " ");
        return n;
    }

    static void attempt(int which) {
        int zero = 0;
        long longZero = 0;
        char charZero = 0;
        Integer boxedZero = 0;
        try {
            Object result = switch (which) {
                case 0 -> trace(1) / trace(0);
                case 1 -> trace(1) % trace(0);
                case 2 -> 1L / longZero;
                case 3 -> 1 % longZero;
                case 4 -> 'a' / charZero;
                case 5 -> boxedZero / boxedZero;
                case 6 -> zero / 0.0;
                case 7 -> 1 / -0.0;
                case 8 -> 1f % zero;
                case 9 -> 1.0 / zero + 1 / trace(1);
                case 10 -> (zero = 5) / zero;
                case 11 -> trace(8) / (trace(2) - trace(2)) / trace(3);
                case 12 -> zero == 0 || 1 / zero > 0;
                case 13 -> zero != 0 & 1 / zero > 0;
                default -> "none";
            };
            System.out.println(which + " " + result);
        } catch (ArithmeticException e) {
            System.out.println(which + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 15; i++) {
            attempt(i);
        }
        int unused;
        try {
            unused = 5;
            // The result is not used, the exception comes all the same.
            int dead = 1 / (unused - 5);
            System.out.println("not reached");
        } finally {
            System.out.println("leaving");
        }
    }
}
