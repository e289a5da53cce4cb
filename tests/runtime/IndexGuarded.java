// Indices that are tested, or that stated loop invariants keep in range.
class IndexGuarded {

    static int at(int[] cells, int index, int otherwise) {
        if (index < 0 || cells.length <= index) {
            return otherwise;
        }
        return cells[index]; //~ proved[array-index]
    }

    static int last(int[] cells) {
        return cells.length > 0 ? cells[cells.length - 1] : 0; //~ proved[array-index]
    }

    static void reverse(int[] cells) {
        int low = 0;
        int high = cells.length - 1;
        //@ loop_invariant 0 <= low && high < cells.length && -1 <= high && low <= cells.length;
        while (low < high) {
            int kept = cells[low]; //~ proved[array-index]
            cells[low++] = cells[high]; //~ proved[array-index], proved[array-index]
            cells[high--] = kept; //~ proved[array-index]
        }
    }

    static int around(int[] ring, int position) {
        if (ring.length == 0 || position < 0) return 0;
        return ring[position % ring.length]; //~ proved[array-index]
    }
}
//~ obligations: 24
