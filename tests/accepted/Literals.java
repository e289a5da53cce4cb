// javac: accepts
class Literals {
    static final int MAX = 2147483647;
    static final int MIN = -2147483648;
    static final long LONG_MIN = -9223372036854775808L;
    static final int HEX = 0xFFFF_FFFF;
    static final int BINARY = 0b1000_0000_0000_0000_0000_0000_0000_0000;
    static final int OCTAL = 037_777_777_777;
    static final int ZERO = 0_0;
    static final long BIG = 0x7fff_ffff_ffffL;
    static final float F = 1e10f;
    static final float HEX_FLOAT = 0x1.8p1f;
    static final double POINT = .5 + 5. + 5.e3 + 1e-3d + 3D + 2f + 09.5 + 0x.8P-2;
    static final double TINY = 4.9e-324;
    static final int FROM_CHAR = 'a' + '\n' + '\u0000';

    static int digits() {
        return 1_000_000 + 0b11 + 0x1F + 017 + 0;
    }

    static int signs(int x) {
        return - -x + + +x - ~-x + (-1) - (-x);
    }

    static boolean mixed() {
        return 1 == 1.0 && 'a' == 97 && 10L == 10f && 0.1f != 0.1;
    }
}
