// A compound assignment casts its result back to the type of the left side.
class CompoundNarrowing {

    static void plus() {
        int x = 2147483647;
        x += 1L;
        assert x == -2147483648; //~ proved[assertion]
        x += 4294967296L;
        assert x == -2147483648; //~ proved[assertion]
    }

    static void computedInLong(int x) {
        int y = x;
        y += 1L;
        assert y == x + 1; //~ proved[assertion]
        assert y > x; //~ refuted[assertion]
    }

    static void divided() {
        int x = 7;
        x /= 4294967296L;
        assert x == 0; //~ proved[assertion]
    }

    static void times(int x) {
        int y = x;
        y *= 4294967297L;
        assert y == x; //~ proved[assertion]
    }

    static void element(int[] cells) {
        if (cells.length == 0) return;
        cells[0] = 1;
        cells[0] -= 4294967298L;
        assert cells[0] == -1; //~ proved[assertion]
        assert cells[0] == 1; //~ refuted[assertion]
    }
}
//~ obligations: 17
