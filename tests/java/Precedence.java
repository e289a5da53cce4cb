// Operators bind as Java says.
class Precedence {

    static void arithmetic() {
        assert 2 + 3 * 4 == 14 && 2 * 3 + 4 == 10;
        assert 10 - 4 - 3 == 3;
        assert 100 / 10 * 2 == 20; //~ proved[assertion]
        assert 7 - -3 == 10 && - -3 == 3;
        assert 1 + 1 << 2 == 8; //~ proved[assertion]
        assert 100 / 10 / 5 == 50; //~ refuted[assertion]
    }

    static void bits() {
        assert (1 | 6 & 4) == 5; //~ proved[assertion]
        assert (1 ^ 3 & 1) == 0; //~ proved[assertion]
        assert (7 | 1 ^ 1) == 7; //~ proved[assertion]
    }

    static void booleans(boolean a, boolean b, boolean c) {
        assert (a || b && c) == (a || (b && c));
        assert (a == b == c) == ((a == b) == c);
        assert (!a == b) == (a != b); //~ proved[assertion]
        assert (a || b && c) == ((a || b) && c); //~ refuted[assertion]
    }
}
//~ obligations: 13
