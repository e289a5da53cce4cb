// `skolem_constant` names variables that predicates of a loop speak of. What Invar makes of them holds for all values.
class SkolemConstants {
    static void clear(Object[] a) {
        //@ skolem_constant int x;
        //@ loop_predicate 0 <= x, x < i, a[x] != null;
        for (int i = 0; i < a.length; i++) {
            a[i] = null;
        }
        //@ assert (\forall int x; 0 <= x && x < a.length; a[x] == null);    //~ proved[assertion]
    }

    static void clearWrong(Object[] a) {
        //@ skolem_constant int x;
        //@ loop_predicate 0 <= x, x < i, a[x] != null;
        for (int i = 1; i < a.length; i++) {
            a[i] = null;
        }
        //@ assert (\forall int x; 0 <= x && x < a.length; a[x] == null);    //~ refuted[assertion]
    }

    // Two constants: any two elements.
    static void sort(int[] a) {
        int i = 0;
        //@ skolem_constant int x, y;
        //@ loop_predicate i >= 0, 0 <= x, x < i, x < y, y < a.length, a[x] <= a[y];
        while (i < a.length) {
            int k = i;
            int w = a[i];
            int j = i + 1;
            //@ skolem_constant int z;
            //@ loop_predicate w == a[k], i <= z, z < j, w <= a[z], i <= k, k < j, j <= a.length;
            while (j < a.length) {
                if (a[j] < w) {
                    k = j;
                    w = a[j];
                }
                j = j + 1;
            }
            a[k] = a[i];
            a[i] = w;
            i = i + 1;
        }
        //@ assert (\forall int x, y; 0 <= x && x < y && y < a.length; a[x] <= a[y]);    //~ proved[assertion]
    }

    static void sortWrong(int[] a) {
        int i = 0;
        //@ skolem_constant int x, y;
        //@ loop_predicate i >= 0, 0 <= x, x < i, x < y, y < a.length, a[x] <= a[y];
        while (i < a.length) {
            int k = i;
            int w = a[i];
            int j = i + 1;
            //@ skolem_constant int z;
            //@ loop_predicate w == a[k], i <= z, z < j, w <= a[z], i <= k, k < j, j <= a.length;
            while (j < a.length - 1) {
                if (a[j] < w) {
                    k = j;
                    w = a[j];
                }
                j = j + 1;
            }
            a[k] = a[i];
            a[i] = w;
            i = i + 1;
        }
        //@ assert (\forall int x, y; 0 <= x && x < y && y < a.length; a[x] <= a[y]);    //~ refuted[assertion]
    }

    // Something is read at what is read at the constant.
    static void reset(Cell[] cells) {
        //@ skolem_constant int x;
        //@ loop_predicate 0 <= x, x < i, cells[x].val == 0;
        for (int i = 0; i < cells.length; i++) {
            cells[i].val = 0;
        }
        //@ assert (\forall int x; 0 <= x && x < cells.length; cells[x].val == 0);    //~ proved[assertion]
    }

    // Of what comes before a constant and is never read there something follows all the same.
    static int last(int[] a) {
        int at = -1;
        //@ skolem_constant int x;
        //@ loop_predicate at < x, x < i, x < a.length, 0 <= x;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == 7) {
                at = i;
            }
        }
        assert at < a.length;                                                         //~ proved[assertion]
        assert at == -1;                                                              //~ refuted[assertion]
        return at;
    }

    static class Cell {
        int val;
    }
}
//~ obligations: 54
