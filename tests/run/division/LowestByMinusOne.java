// The lowest value divided by minus one overflows silently.
public class LowestByMinusOne {
    static int minusOne = -1;
    static final int LOWEST = Integer.MIN_VALUE;

    static int divide(int a, int b) {
        return a / b;
    }

    static long divide(long a, long b) {
        return a / b;
    }

    public static void main(String[] args) {
        int lowest = Integer.MIN_VALUE;
        long lowestLong = Long.MIN_VALUE;
        System.out.println(lowest / minusOne);
        System.out.println(lowest % minusOne);
        System.out.println(lowestLong / minusOne);
        System.out.println(lowestLong % minusOne);
        System.out.println(LOWEST / -1);
        System.out.println(LOWEST % -1);
        System.out.println(Long.MIN_VALUE / -1 + " " + Long.MIN_VALUE % -1L);
        System.out.println(divide(lowest, -1) + " " + divide(lowest, -1L));
        lowest /= minusOne;
        System.out.println(lowest);
        lowest %= minusOne;
        System.out.println(lowest);
        byte b = -128;
        b /= minusOne;
        System.out.println(b);
        short s = Short.MIN_VALUE;
        s /= (short) minusOne;
        System.out.println(s);
        System.out.println(-Integer.MIN_VALUE + " " + Math.abs(Integer.MIN_VALUE) + " " + -Long.MIN_VALUE);
        System.out.println(Integer.MIN_VALUE / 2 * 2 + " " + Integer.MIN_VALUE / 3 * 3);
        System.out.println((Integer.MIN_VALUE + 1) / -1);
        System.out.println((double) Integer.MIN_VALUE / -1);
        System.out.println(Integer.MIN_VALUE / -1L);
        System.out.println(Math.floorDiv(Integer.MIN_VALUE, -1) + " " + Math.floorMod(Integer.MIN_VALUE, -1));
        Integer boxed = Integer.MIN_VALUE;
        Integer by = -1;
        System.out.println(boxed / by + " " + boxed % by);
    }
}
