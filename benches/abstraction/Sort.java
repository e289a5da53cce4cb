// Selection sort, with the paper's predicates.
class Sort {
    static void sort(int[] a) {
        int i = 0;
        /*@ skolem_constant int x, y;
            loop_predicate i >= 0, 0 <= x, x < i, x < y, y < a.length, a[x] <= a[y]; */
        while (i < a.length) {
            int k = i;
            int w = a[i];
            int j = i + 1;
            /*@ skolem_constant int z;
                loop_predicate w == a[k], i <= z, z < j, w <= a[z], i <= k, k < j, j <= a.length; */
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
        //@ assert (\forall int x, y; 0 <= x && x < y && y < a.length; a[x] <= a[y]);
    }
}
