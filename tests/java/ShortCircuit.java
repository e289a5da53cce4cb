// `&&` and `||` evaluate their right operand only if it matters; `&` and `|` always do.
class ShortCircuit {
    private static int calls;

    private static boolean called(boolean result) {
        calls++;
        return result;
    }

    static void and() {
        calls = 0;
        boolean result = false && called(true);
        assert !result && calls == 0; //~ proved[assertion]
        result = true && called(true);
        assert result && calls == 1; //~ proved[assertion]
    }

    static void or() {
        calls = 0;
        boolean result = true || called(false);
        assert result && calls == 0; //~ proved[assertion]
        result = called(false) || called(true) || called(true);
        assert result && calls == 2; //~ proved[assertion]
    }

    static void strict() {
        calls = 0;
        boolean result = false & called(true) | true | called(false);
        assert result && calls == 2; //~ proved[assertion]
    }

    static void strictIsNotShort() {
        calls = 0;
        boolean result = called(false) & called(true);
        assert calls == 1; //~ refuted[assertion]
    }

    static void guards(int[] cells, int i) {
        boolean safe = 0 <= i && i < cells.length && cells[i] == 0; //~ proved[array-index]
        boolean unsafe = 0 <= i & i < cells.length && cells[i] == 0; //~ proved[array-index]
        boolean wrong = 0 <= i & i < cells.length & cells[i] == 0; //~ refuted[array-index]
    }
}
//~ obligations: 15
