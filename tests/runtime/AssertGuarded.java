// Assertions that follow from tests, from assertions before them, and from what was assigned.
class AssertGuarded {

    static int clamp(int x, int low, int high) {
        if (high < low) return low;
        int result = x < low ? low : x > high ? high : x;
        assert low <= result && result <= high; //~ proved[assertion]
        return result;
    }

    static void follows(int x) {
        if (x <= 10 || x >= 20) return;
        assert x != 10; //~ proved[assertion]
        assert x * 2 > 20 && x * 2 < 40; //~ proved[assertion]
    }

    static void unreachable(int x) {
        if (x > 5 && x < 5) {
            assert false; //~ proved[assertion]
        }
    }

    static void ordered(int a, int b) {
        if (a > b) {
            int kept = a;
            a = b;
            b = kept;
        }
        assert a <= b; //~ proved[assertion]
    }
}
//~ obligations: 5
