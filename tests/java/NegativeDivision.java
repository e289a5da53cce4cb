// Division rounds towards zero, and the remainder has the sign of the dividend.
class NegativeDivision {

    static void constants() {
        assert 7 / 2 == 3 && 7 % 2 == 1; //~ proved[assertion]
        assert -7 / 2 == -3 && -7 % 2 == -1; //~ proved[assertion]
        assert 7 / -2 == -3 && 7 % -2 == 1; //~ proved[assertion]
        assert -7 / -2 == 3 && -7 % -2 == -1; //~ proved[assertion]
        assert -7L / 2 == -3 && -7L % 2 == -1; //~ proved[assertion]
        assert -1 / 2 == 0; //~ proved[assertion]
    }

    static void variables(int x) {
        if (x >= 0) return;
        assert x / 2 <= 0 && x % 2 <= 0; //~ proved[assertion]
        assert x / 2 > x; //~ proved[assertion]
        assert x % 2 == 0 || x % 2 == -1; //~ proved[assertion]
        assert x / 10 * 10 + x % 10 == x; //~ proved[assertion]
    }

    static void notTheFloor(int x) {
        assert x / 2 * 2 <= x; //~ refuted[assertion]
    }

    static void notPositive(int x) {
        assert 0 <= x % 8; //~ refuted[assertion]
    }

    static void oddByRemainder(int x) {
        boolean odd = x % 2 == 1;
        assert odd == ((x & 1) == 1); //~ refuted[assertion]
    }

    static void symbolic(int x, int y) {
        if (y == 0) return;
        assert x / y * y + x % y == x; //~ proved[assertion]
    }
}
//~ obligations: 16
