// javac: accepts
class ConstantNarrowing {
    static final int SEVEN = 7;
    static final char LETTER = 'a';
    static final short SMALL = 'z' - 'a';

    static byte bytes() {
        byte b = 127;
        b = SEVEN * 2;
        b = 'x';
        b = (short) 5;
        final int local = 12;
        b = local;
        b += 1000;
        b++;
        b <<= 2;
        return b;
    }

    static char chars(int offset) {
        char c = 65;
        c = 'a' + 1;
        c = LETTER + SEVEN;
        c += offset;
        c++;
        c = (char) (c + 1);
        c = true ? 'b' : 0;
        return c;
    }

    static short shorts() {
        short s = 'A';
        s = SMALL;
        s = -1 + 3;
        Short boxed = 12;
        Byte tiny = 3;
        Character ch = 97;
        s += boxed + tiny + ch;
        return s;
    }

    static byte returned() {
        return 10;
    }

    static byte[] array() {
        return new byte[] {1, 'c', SEVEN, (byte) 200};
    }

    static long widening(int i, char c) {
        long l = i;
        l = c;
        float f = l;
        double d = f;
        d += 'x';
        int back = (int) d;
        back += 2.7;
        back -= 1L;
        return l + back;
    }
}
