// abs, min, max and signum for every type, with their corners.
public class AbsMinMax {
    static String type(int x) {
        return "int " + x;
    }

    static String type(long x) {
        return "long " + x;
    }

    static String type(float x) {
        return "float " + x;
    }

    static String type(double x) {
        return "double " + x;
    }

    public static void main(String[] args) {
        System.out.println(type(Math.abs(-5)) + ", " + type(Math.abs(-5L)) + ", " + type(Math.abs(-5f)) + ", "
            + type(Math.abs(-5.0)) + ", " + type(Math.abs((byte) -5)) + ", " + type(Math.abs('a')));
        System.out.println(Math.abs(Integer.MIN_VALUE) + " " + Math.abs(Long.MIN_VALUE) + " " + Math.abs(-0.0) + " "
            + Math.abs(Double.NEGATIVE_INFINITY) + " " + Math.abs(Double.NaN) + " " + Math.abs(-0f));
        System.out.println(type(Math.max(1, 2L)) + ", " + type(Math.max(1L, 2f)) + ", " + type(Math.min(1, 2.0))
            + ", " + type(Math.max('a', (short) 5)));
        System.out.println(Math.max(-0.0, 0.0) + " " + Math.min(0.0, -0.0) + " " + Math.max(Double.NaN, 1) + " "
            + Math.min(Float.NaN, 1) + " " + Math.max(-0f, 0f) + " " + Math.min(-0.0, 0));
        System.out.println(Math.min(Integer.MIN_VALUE, -1) + " " + Math.max(Long.MIN_VALUE, -1));
        System.out.println(Math.signum(-2.5) + " " + Math.signum(0.0) + " " + Math.signum(-0.0) + " "
            + Math.signum(Double.NaN) + " " + Math.signum(7f) + " " + Integer.signum(-9) + " " + Long.signum(0));
        System.out.println(Math.copySign(3.0, -0.0) + " " + Math.copySign(-3f, 1f));
        int calls = 0;
        System.out.println(Math.max(calls++, calls++) + " " + Math.min(++calls, ++calls) + " " + calls);
        System.out.println(Integer.max(3, 4) + Integer.min(3, 4) + Integer.sum(5, 6) + " " + Long.max(1, 2)
            + " " + Double.max(1, 2) + " " + Double.sum(0.5, 0.25));
        int[] values = {3, -7, 5, 0, 2};
        int lowest = Integer.MAX_VALUE;
        int highest = Integer.MIN_VALUE;
        for (int value : values) {
            lowest = Math.min(lowest, value);
            highest = Math.max(highest, value);
        }
        System.out.println(lowest + " " + highest);
        System.out.println(Math.max(Math.min(15, 10), Math.max(-3, Math.abs(-4))));
    }
}
