// Widening keeps the value, narrowing keeps the low 32 bits.
class Conversions {

    static void narrowing() {
        assert (int) 4294967296L == 0;
        assert (int) 2147483648L == -2147483648;
        assert (int) 6442450945L == -2147483647;
        assert (int) -4294967295L == 1;
    }

    static void widening(int x) {
        long wide = x;
        assert wide == x && (int) wide == x; //~ proved[assertion]
        assert wide + 1 > x; //~ proved[assertion]
    }

    static void roundTrip(long x) {
        assert (int) x == x; //~ refuted[assertion]
    }

    static void roundTripInRange(long x) {
        if (x < -2147483648L || 2147483647L < x) return;
        assert (int) x == x; //~ proved[assertion]
    }

    static void castBindsTighter(long x, long y) {
        if (x != 4294967296L || y != 1) return;
        assert (int) x + y == 1; //~ proved[assertion]
        assert (int) (x + y) == 1; //~ proved[assertion]
        assert (int) x / y == x; //~ refuted[assertion]
    }

    static void mixedComparison(int x) {
        assert x < 2147483648L; //~ proved[assertion]
        assert x <= 2147483646L; //~ refuted[assertion]
    }
}
//~ obligations: 14
