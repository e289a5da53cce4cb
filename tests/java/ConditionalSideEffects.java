// Of `c ? a : b` only one of a and b is evaluated.
class ConditionalSideEffects {

    static void oneBranch(boolean up) {
        int i = 10;
        int value = up ? i++ : --i;
        assert up ? i == 11 && value == 10 : i == 9 && value == 9; //~ proved[assertion]
    }

    static void notBoth(boolean up) {
        int i = 10;
        int value = up ? i++ : i--;
        assert i == 10; //~ refuted[assertion]
    }

    static void rightAssociative(int x) {
        int sign = x < 0 ? -1 : x == 0 ? 0 : 1;
        assert sign * x >= 0 || x == -2147483648; //~ proved[assertion]
        assert sign == 0 || sign == 1; //~ refuted[assertion]
    }

    static void conditionFirst() {
        int x = 1;
        int value = (x = 2) > 1 ? x : -x;
        assert value == 2; //~ proved[assertion]
    }

    static void asArrayIndex(int[] cells, boolean first) {
        if (cells.length == 0) return;
        cells[first ? 0 : cells.length - 1] = 7; //~ proved[array-index]
        cells[first ? 0 : cells.length] = 7; //~ refuted[array-index]
    }
}
//~ obligations: 12
