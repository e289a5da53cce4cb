// long wraps around at 64 bits, int operands only once they are long.
class WrapAroundLong {

    static void constants() {
        long largest = 9223372036854775807L;
        assert largest + 1 == -9223372036854775808L; //~ proved[assertion]
        assert largest + 1 < 0; //~ proved[assertion]
        assert 2147483647 + 1L == 2147483648L;
        assert 2147483647 + 1 == -2147483648L;
    }

    static void tooLate(int x) {
        if (x <= 0) return;
        long early = (long) x * 4;
        long late = x * 4;
        assert early >= x; //~ proved[assertion]
        assert late == early; //~ refuted[assertion]
    }

    static void square(int x) {
        long square = (long) x * x;
        assert square >= 0; //~ proved[assertion]
    }

    static void next(long x) {
        assert x + 1 > x; //~ refuted[assertion]
    }
}
//~ obligations: 8
