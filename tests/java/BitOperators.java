// `&`, `|`, `^` and `~` on int and long are two's complement.
class BitOperators {

    static void constants() {
        assert (12 & 10) == 8 && (12 | 10) == 14 && (12 ^ 10) == 6; //~ proved[assertion]
        assert ~0 == -1 && ~5 == -6;
        assert (-1 & 255) == 255; //~ proved[assertion]
        assert (-8 | 3) == -5; //~ proved[assertion]
        assert (-1 ^ 7) == -8; //~ proved[assertion]
        assert (4294967296L | 1) == 4294967297L; //~ proved[assertion]
        assert (-1L & 4294967295L) == 4294967295L; //~ proved[assertion]
    }

    static void complement(int x) {
        assert ~x == -x - 1; //~ proved[assertion]
        assert ~~x == x; //~ proved[assertion]
    }

    static void mask(int x) {
        int low = x & 15;
        assert 0 <= low && low <= 15; //~ proved[assertion]
        assert low == x % 16; //~ refuted[assertion]
    }

    static void precedence(int x) {
        boolean even = (x & 1) == 0;
        assert even == (x % 2 == 0); //~ proved[assertion]
    }

    static void signExtension() {
        int negative = -1;
        long mask = 255;
        assert (negative & mask) == 255; //~ proved[assertion]
        assert (negative | mask) == 255; //~ refuted[assertion]
    }
}
//~ obligations: 14
