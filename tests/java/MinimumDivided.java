// The smallest int divided by -1 is itself: the only quotient that overflows. Its remainder is 0.
class MinimumDivided {

    static void constants() {
        int smallest = -2147483648;
        int minusOne = -1;
        assert smallest / minusOne == smallest; //~ proved[assertion]
        assert smallest % minusOne == 0; //~ proved[assertion]
        long smallestLong = -9223372036854775808L;
        assert smallestLong / minusOne == smallestLong; //~ proved[assertion]
        assert (long) smallest / minusOne == 2147483648L; //~ proved[assertion]
    }

    static void negates(int x) {
        assert x / -1 == -x; //~ proved[assertion]
    }

    static void staysInRange(int x) {
        if (x >= 0) return;
        assert x / -1 > 0; //~ refuted[assertion]
    }

    static void compound(int x) {
        int y = x;
        y /= -1;
        assert x <= 0 || y < 0; //~ proved[assertion]
        assert x >= 0 || y > 0; //~ refuted[assertion]
    }
}
//~ obligations: 12
