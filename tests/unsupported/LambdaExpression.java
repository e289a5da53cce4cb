// The body of a lambda expression that nothing followed calls is checked by itself: nothing is known of what it captures, and no execution begins in it.
class LambdaExpression {

    static Runnable later(int[] cells) {
        return () -> cells[0]++;  //~ unknown[array-index]
    }

    static int half(int x, int y) {
        return x / y; //~ refuted[division-by-zero]
    }
}
//~ obligations: 3
