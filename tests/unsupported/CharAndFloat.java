// The types char, byte, short, float and double are not modelled.
class CharAndFloat {

    static int code(char c) { //~ skipped[not-supported]
        return c;
    }

    static double half(int x) { //~ skipped[not-supported]
        return x / 2.0; //~ skipped[not-supported]
    }

    static int low(int x) {
        byte low = (byte) x; //~ skipped[not-supported], skipped[not-supported]
        return low;
    }

    static int mask(int x) {
        int low = x & 255;
        assert 0 <= low && low < 256; //~ proved[assertion]
        return low;
    }
}
