// With checked integers: sums, products and negations whose results fit.
//~ options: --int checked
class OverflowGuarded {

    static int next(int x) {
        return x < 2147483647 ? x + 1 : x; //~ proved[overflow]
    }

    static int middle(int low, int high) {
        if (low < 0 || high < low) return 0;
        return low + (high - low) / 2; //~ proved[overflow], proved[overflow]
    }

    static long widened(int left, int right) {
        return (long) left * right + 1; //~ proved[overflow], proved[overflow]
    }

    static int absolute(int x) {
        if (x == -2147483648) return 0;
        return x < 0 ? -x : x; //~ proved[overflow]
    }

    static int minutes(int hours, int minutes) {
        if (hours < 0 || 23 < hours || minutes < 0 || 59 < minutes) return 0;
        return hours * 60 + minutes; //~ proved[overflow], proved[overflow]
    }

    static int quotient(int left, int right) {
        return right == 0 || right == -1 ? 0 : left / right; //~ proved[division-by-zero]
    }
}
//~ obligations: 10
