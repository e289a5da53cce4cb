// With checked integers: each operation on int that can overflow.
//~ options: --int checked
class OverflowInt {

    static int middle(int low, int high) {
        if (low < 0 || high < low) return 0;
        return (low + high) / 2; //~ refuted[overflow]
    }

    static int distance(int from, int to) {
        if (to < from) return 0;
        return to - from; //~ refuted[overflow]
    }

    static int square(int x) {
        return x * x; //~ refuted[overflow]
    }

    static int negated(int x) {
        return -x; //~ refuted[overflow]
    }

    static int quotient(int left, int right) {
        return right == 0 ? 0 : left / right; //~ refuted[overflow], proved[division-by-zero]
    }

    static int incremented(int x) {
        x++; //~ refuted[overflow]
        x--; //~ proved[overflow]
        return x;
    }

    static int accumulated(int sum, int x) {
        sum += x; //~ refuted[overflow]
        return sum;
    }
}
//~ obligations: 9
