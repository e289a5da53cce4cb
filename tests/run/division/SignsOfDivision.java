// Integer division truncates toward zero; the remainder has the sign of the dividend.
public class SignsOfDivision {
    public static void main(String[] args) {
        int[] values = {7, -7, 8, -8, 1, -1};
        int[] divisors = {2, -2, 3, -3, 8, -8};
        for (int value : values) {
            for (int divisor : divisors) {
                int quotient = value / divisor;
                int rest = value % divisor;
                System.out.print(quotient + ":" + rest + (quotient * divisor + rest == value ? " " : "! "));
            }
            System.out.println();
        }
        long[] longs = {10_000_000_019L, -10_000_000_019L};
        long[] by = {3, -3, 1L << 33, -(1L << 33)};
        for (long value : longs) {
            for (long divisor : by) {
                System.out.print(value / divisor + ":" + value % divisor + " ");
            }
            System.out.println();
        }
        System.out.println(0 / -5 + " " + 0 % -5 + " " + -5 / 10 + " " + -5 % 10);
        System.out.println('a' / 10 + " " + 'a' % 10 + " " + (byte) -128 / (byte) -1);
        System.out.println((byte) ((byte) -128 / (byte) -1));
        System.out.println(7 / 2 * 2.0 + " " + 7 / 2.0 * 2);
        System.out.println(-7 >> 1 == -7 / 2);
        System.out.println(Math.floorDiv(-7, 2) + " " + Math.floorMod(-7, 2) + " " + Math.floorMod(7, -2));
    }
}
