// Only the low five or six bits of a shift distance count.
public class ShiftDistances {
    public static void main(String[] args) {
        int[] distances = {0, 1, 31, 32, 33, 63, 64, 65, -1, -31, -32, -33, Integer.MIN_VALUE, Integer.MAX_VALUE};
        for (int d : distances) {
            System.out.println(d + ": " + (1 << d) + " " + (-8 >> d) + " " + (-8 >>> d));
        }
        for (int d : distances) {
            System.out.println(d + ": " + (1L << d) + " " + (-8L >> d) + " " + (-8L >>> d));
        }
        long[] wide = {1L << 32, (1L << 32) + 3, -1L, Long.MIN_VALUE, Long.MAX_VALUE};
        for (long d : wide) {
            System.out.println(d + ": " + (5 << d) + " " + (-5 >> d) + " " + (5L << d) + " " + (-5L >>> d));
        }
        int all = 0;
        for (char c = 'a'; c < 'e'; c++) {
            all = all * 31 + (3 << c) + (-1 >>> c) + (int) (1L << c);
        }
        System.out.println(all);
    }
}
