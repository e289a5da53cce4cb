// The types char, byte, short, float and double.
class CharAndFloat {

    static int code(char c) {
        return c;
    }

    static double half(int x) {
        return x / 2.0;
    }

    static int low(int x) {
        byte low = (byte) x;
        return low;
    }

    static int mask(int x) {
        int low = x & 255;
        assert 0 <= low && low < 256; //~ proved[assertion]
        return low;
    }
}
//~ obligations: 1
