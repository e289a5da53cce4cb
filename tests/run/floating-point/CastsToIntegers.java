// Casts from floating point to integers truncate and saturate; NaN becomes zero.
public class CastsToIntegers {
    static void cast(double d) {
        float f = (float) d;
        System.out.println((int) d + " " + (long) d + " " + (short) d + " " + (byte) d + " " + (int) (char) d
            + " | " + (int) f + " " + (long) f + " " + (byte) f);
    }

    public static void main(String[] args) {
        cast(0.9);
        cast(-0.9);
        cast(-0.0);
        cast(127.99);
        cast(128.5);
        cast(-129.5);
        cast(65535.5);
        cast(65536.0);
        cast(2147483647.0);
        cast(2147483647.9);
        cast(2147483648.0);
        cast(-2147483648.9);
        cast(-2147483649.0);
        cast(9.007199254740993E15);
        cast(9.223372036854775E18);
        cast(9.3E18);
        cast(-9.3E18);
        cast(1e300);
        cast(Double.NaN);
        cast(Double.POSITIVE_INFINITY);
        cast(Double.NEGATIVE_INFINITY);
        cast(Double.MIN_VALUE);
        System.out.println((int) 1e10f + (int) 1e10f);
        System.out.println((char) 97.9 + " " + (char) 98.1f);
        System.out.println((long) Float.MAX_VALUE + " " + (int) Float.MIN_VALUE + " " + (int) Float.NaN);
        System.out.println((int) (0.1 + 0.2) * 10 + " " + (int) ((0.1 + 0.2) * 10));
        System.out.println((int) 3.7 + (int) -3.7 + (int) 0.5 + " " + (int) (3.7 + 3.7));
        Double boxed = 2.9;
        System.out.println(boxed.intValue() + " " + boxed.longValue() + " " + (int) (double) boxed + " "
            + Float.valueOf(-2.9f).byteValue() + " " + Double.valueOf(300).byteValue());
        int i = 'a';
        i -= 0.5;
        System.out.println(i);
    }
}
