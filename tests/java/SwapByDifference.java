// Swapping with sums and differences works in spite of overflow, unless both are the same element.
class SwapByDifference {

    static void locals(int a, int b) {
        int x = a;
        int y = b;
        x += y;
        y = x - y;
        x -= y;
        assert x == b && y == a; //~ proved[assertion]
    }

    static void elements(int[] cells, int i, int j) {
        if (i < 0 || j < 0 || cells.length <= i || cells.length <= j) return;
        int old = cells[i];
        cells[i] += cells[j];
        cells[j] = cells[i] - cells[j];
        cells[i] -= cells[j];
        assert i == j || cells[j] == old; //~ proved[assertion]
        assert cells[j] == old; //~ refuted[assertion]
    }
}
//~ obligations: 25
