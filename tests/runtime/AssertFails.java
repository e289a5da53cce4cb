// Assertions that most inputs satisfy, but not all.
class AssertFails {

    static int absolute(int x) {
        int result = x < 0 ? -x : x;
        assert result >= 0; //~ refuted[assertion]
        return result;
    }

    static void larger(int x) {
        assert x + 1 > x; //~ refuted[assertion]
    }

    static void even(int x) {
        assert x % 2 == 0 || x % 2 == 1; //~ refuted[assertion]
    }

    static int maximum(int a, int b, int c) {
        int result = a;
        if (b > result) result = b;
        else if (c > result) result = c;
        assert result >= a && result >= b;
        assert result >= c; //~ refuted[assertion]
        return result;
    }

    static void afterAFailure(int x) {
        assert x > 0; //~ refuted[assertion]
        assert x != -5; //~ proved[assertion]
    }
}
//~ obligations: 7
