// `low + high` overflows for large arrays: the middle is then a negative index. (The array that
// shows it has more than a thousand million elements, more than an execution is given.)
class IndexOfMidpoint {

    static int wrong(int[] cells, int low, int high) {
        if (low < 0 || high < low || cells.length <= high) return 0;
        return cells[(low + high) / 2]; //~ FIXME-unknown[array-index]
    }

    static int halved(int[] cells, int low, int high) {
        if (low < 0 || high < low || cells.length <= high) return 0;
        return cells[low + (high - low) / 2]; //~ proved[array-index]
    }

    static int shifted(int[] cells, int low, int high) {
        if (low < 0 || high < low || cells.length <= high) return 0;
        return cells[(low + high) >>> 1]; //~ proved[array-index]
    }
}
//~ obligations: 9
