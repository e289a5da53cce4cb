// What the compiler folds must be what the machine computes: each line computes the same twice.
public class ConstantsAgreeWithRuntime {
    static final int I = 7;
    static final long L = 1L << 40;
    static final char C = 'q';
    static final byte B = -5;
    static final double D = 0.1;
    static final float F = 0.1f;
    static final int OVER = Integer.MAX_VALUE + I;
    static final long MIXED = I * L + C - B;
    static final double REAL = D * 3 + F;
    static final boolean LOGIC = I > 5 ^ D > F && C == 113;
    static final String TEXT = "v" + OVER + C + D + F + LOGIC + L + B;

    static int i = 7;
    static long l = 1L << 40;
    static char c = 'q';
    static byte b = -5;
    static double d = 0.1;
    static float f = 0.1f;

    static void same(Object folded, Object computed) {
        System.out.println(folded + " " + folded.equals(computed));
    }

    public static void main(String[] args) {
        same(OVER, Integer.MAX_VALUE + i);
        same(MIXED, i * l + c - b);
        same(REAL > 0.39, d * 3 + f > 0.39);
        same(Double.doubleToLongBits(REAL), Double.doubleToLongBits(d * 3 + f));
        same(LOGIC, i > 5 ^ d > f && c == 113);
        same(TEXT, "v" + (Integer.MAX_VALUE + i) + c + d + f + (i > 5 ^ d > f && c == 113) + l + b);
        same((byte) (C * I), (byte) (c * i));
        same((char) (C + I), (char) (c + i));
        same((int) (D * 1e12), (int) (d * 1e12));
        same((long) (F * 1e20f), (long) (f * 1e20f));
        same((float) D == F, (float) d == f);
        same(B >>> 28, b >>> 28);
        same(B >> 1 | C << 3, b >> 1 | c << 3);
        same(L >>> I, l >>> i);
        same(I / 2 * 2.0, i / 2 * 2.0);
        same(-I % 4, -i % 4);
        same(1.0 / 0 > 0 ? I : D, 1.0 / (i - 7) > 0 ? i : d);
        same(I > 3 ? 'x' : 0, i > 3 ? 'x' : 0);
        same(0.0 / 0 == 0.0 / 0, (d - d) / 0 == (d - d) / 0);
        same(~C ^ B & I, ~c ^ b & i);
        same((short) 100000 + (byte) 300, (short) (100000 * i / 7) + (byte) (300 * i / 7));
        same(D + F + "" + I + C, d + f + "" + i + c);
        same(C + I + "x" + C + I, c + i + "x" + c + i);
        same((int) 3.99e9 + (int) -3.99e9, (int) (3.99e10 * d) + (int) (-3.99e10 * d));
        same('a' + 'b' * (char) 2, (char) (c - 16) + 'b' * (char) (i - 5));
        same((5 & 6) == 4 == true, (i - 2 & i - 1) == 4 == true);
    }
}
