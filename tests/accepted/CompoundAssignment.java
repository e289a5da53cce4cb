// javac: accepts
class CompoundAssignment {
    private int total;
    private static long calls;

    int mixed(double d, long l, char c) {
        int i = 1;
        i += d;
        i *= 2.5;
        i -= l;
        i /= c;
        i <<= l;
        i |= 'a';
        c += 1;
        c -= 'a';
        c++;
        byte b = 3;
        b *= 2;
        b ^= i;
        short s = 4;
        s /= 2L;
        float f = 1;
        f += 1.5;
        Integer boxed = 5;
        boxed++;
        boxed += 2;
        boxed = -boxed;
        Character letter = 'a';
        letter++;
        Double wide = 1.0;
        wide += i;
        total = i = b;
        this.total += calls++ + boxed;
        return i + c + b + s + (int) f + letter + wide.intValue();
    }

    static int chain() {
        int a, b, c = 3;
        a = b = c;
        a += b -= c *= 2;
        int[] xs = {a, b};
        xs[0] = xs[1] = c;
        xs[xs[0] > 0 ? 0 : 1] += a;
        return a + b + c;
    }
}
