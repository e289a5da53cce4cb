// Shifts by a constant of unknown values are divisions and products, up to signs and overflow.
class ShiftVariables {

    static void half(int x) {
        assert x < 0 || x >> 1 == x / 2; //~ proved[assertion]
        assert x >> 1 == x / 2; //~ refuted[assertion]
    }

    static void unsigned(int x) {
        assert x >>> 1 >= 0; //~ proved[assertion]
        assert x < 0 || x >>> 3 == x >> 3; //~ proved[assertion]
        assert x >>> 1 == x >> 1; //~ refuted[assertion]
    }

    static void twice(int x) {
        assert x << 1 == x * 2; //~ proved[assertion]
        assert x << 1 >> 1 == x; //~ refuted[assertion]
    }

    static void sign(int x) {
        assert x >> 31 == (x < 0 ? -1 : 0); //~ proved[assertion]
        assert x >>> 31 == (x < 0 ? 1 : 0); //~ proved[assertion]
    }

    static void compound(int x) {
        int y = x;
        y >>>= 0;
        assert y == x; //~ proved[assertion]
        y <<= 32;
        assert y == x; //~ proved[assertion]
    }
}
//~ obligations: 11
