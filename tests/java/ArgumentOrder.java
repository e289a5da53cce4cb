// Receiver, then arguments from left to right; all of them before the call, and before the receiver is tested for null.
class ArgumentOrder {
    int mark;

    private static int digits(int a, int b, int c) {
        return a * 100 + b * 10 + c;
    }

    private int both(int value, ArgumentOrder other) {
        return mark * 10 + value;
    }

    static void leftToRight() {
        int i = 1;
        assert digits(i++, i++, i) == 123; //~ proved[assertion]
        assert digits(i, i = 5, i) == 355; //~ proved[assertion]
    }

    static void notRightToLeft() {
        int i = 1;
        assert digits(i++, i++, i) == 321; //~ refuted[assertion]
    }

    static void receiverFirst() {
        ArgumentOrder object = new ArgumentOrder();
        object.mark = 4;
        assert object.both(2, object = null) == 42; //~ proved[assertion]
        assert object == null; //~ proved[assertion]
    }

    static void argumentsBeforeNull(int zero) {
        if (zero != 0) return;
        ArgumentOrder object = null;
        object.both(1 / zero, null); //~ refuted[division-by-zero]
    }
}
//~ obligations: 9
