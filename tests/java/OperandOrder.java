// The left operand is evaluated, and its value kept, before the right operand.
class OperandOrder {

    static void leftFirst(int x) {
        if (x < 0 || 100 < x) return;
        int old = x;
        int sum = x + (x = 3);
        assert sum == old + 3 && x == 3; //~ proved[assertion]
    }

    static void notTwice() {
        int x = 10;
        int sum = x + (x = 3);
        assert sum == 6; //~ refuted[assertion]
    }

    static void rightSeesLeft() {
        int x = 10;
        int product = (x = 3) * x;
        assert product == 9; //~ proved[assertion]
    }

    static void leftAssociative() {
        int x = 1;
        int value = x - (x = 10) - (x = 100) + x;
        assert value == -9; //~ proved[assertion]
    }

    static void comparison() {
        int x = 1;
        boolean less = x < (x = 0);
        assert less; //~ refuted[assertion]
    }
}
//~ obligations: 5
