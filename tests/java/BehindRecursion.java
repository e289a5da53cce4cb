// What lies behind a call that is not followed, or deeper in it, is not proved by not being looked at.
class BehindRecursion {

    private static int countDown(int n) {
        return n <= 0 ? 0 : 1 + countDown(n - 1);
    }

    private static int climb(int n) {
        assert n != 7; //~ refuted[assertion], unknown[assertion]
        return n >= 10 ? 0 : climb(n + 1);
    }

    static void afterwards() {
        assert countDown(9) == 3; //~ refuted[assertion]
    }

    static void deeper() {
        climb(0);
    }
}
//~ obligations: 7
