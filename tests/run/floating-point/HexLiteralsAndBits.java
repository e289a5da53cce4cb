// Hexadecimal literals and the bits of floats and doubles.
public class HexLiteralsAndBits {
    static void bits(double d) {
        System.out.println(d + " " + Double.doubleToLongBits(d) + " "
            + Long.toHexString(Double.doubleToRawLongBits(d)));
    }

    static void bits(float f) {
        System.out.println(f + " " + Float.floatToIntBits(f) + " " + Integer.toHexString(Float.floatToRawIntBits(f)));
    }

    public static void main(String[] args) {
        bits(0x1p0);
        bits(0x1.8p1);
        bits(0xap-1);
        bits(0x.8p0);
        bits(-0x1p-1022);
        bits(0x0.0000000000001p-1022);
        bits(0x1.fffffffffffffp1023);
        bits(0x1.00000000000008p0);
        bits(0x1.000000000000081p0);
        bits(0x1p0f);
        bits(0x1.fffffep127f);
        bits(0x1p-149f);
        bits(0x1.000001p0f);
        bits(Double.NaN);
        bits(Float.NaN);
        bits(Float.NEGATIVE_INFINITY);
        bits(1e22);
        bits(.5e1f);
        bits(1_0.2_5);
        System.out.println(Double.longBitsToDouble(0x3ff8000000000000L) + " " + Float.intBitsToFloat(0x40490fdb));
        System.out.println(Double.longBitsToDouble(1) == Double.MIN_VALUE);
        System.out.println(Float.intBitsToFloat(0x7f800001) != Float.intBitsToFloat(0x7f800001));
        System.out.println(Double.valueOf(1.5).hashCode() + " " + Double.hashCode(-0.0) + " " + Float.hashCode(2f)
            + " " + Double.hashCode(Double.NaN));
        System.out.println(Double.MIN_NORMAL == 0x1p-1022 && Float.MIN_NORMAL == 0x1p-126f);
        int guess = 0x5f3759df - (Float.floatToIntBits(4f) >> 1);
        float root = Float.intBitsToFloat(guess);
        root *= 1.5f - 0.5f * 4f * root * root;
        System.out.println(Float.floatToIntBits(root) + " " + (int) (root * 1000));
    }
}
