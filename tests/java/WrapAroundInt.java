// Sums, products, negations and counters of int wrap around silently.
class WrapAroundInt {

    static void constants() {
        int largest = 2147483647;
        int smallest = -2147483648;
        assert largest + 1 == smallest; //~ proved[assertion]
        assert smallest - 1 == largest; //~ proved[assertion]
        assert -smallest == smallest; //~ proved[assertion]
        assert largest * 2 == -2; //~ proved[assertion]
        assert smallest * -1 == smallest; //~ proved[assertion]
        assert 65536 * 65536 == 0;
        assert 46341 * 46341 == -2147479015;
    }

    static void increment(int x) {
        int y = x;
        y++;
        assert y > x || x == 2147483647; //~ proved[assertion]
        assert y > x; //~ refuted[assertion]
    }

    static void sumOfPositive(int a, int b) {
        if (a <= 0 || b <= 0) return;
        assert a + b != 0; //~ proved[assertion]
        assert a + b > 0; //~ refuted[assertion]
    }

    static void difference(int a, int b) {
        boolean less = a - b < 0;
        assert less == (a < b); //~ refuted[assertion]
    }

    static void cancels(int a, int b) {
        assert a + b - b == a; //~ proved[assertion]
    }
}
//~ obligations: 13
