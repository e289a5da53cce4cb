// `a[(a = b)[3]]` reads from the old array: the array is evaluated before the index.
class ArrayBeforeIndex {

    static void read() {
        int[] a = {11, 12, 13, 14};
        int[] b = {0, 1, 2, 3};
        int value = a[(a = b)[3]];
        assert value == 14; //~ proved[assertion]
        assert a[0] == 0; //~ proved[assertion]
    }

    static void readWrong() {
        int[] a = {11, 12, 13, 14};
        int[] b = {0, 1, 2, 3};
        assert a[(a = b)[3]] == 3; //~ refuted[assertion]
    }

    static void indexFailsFirst(int zero) {
        int[] none = null;
        if (zero != 0) return;
        none[1 / zero] = 5; //~ refuted[division-by-zero]
    }
}
//~ obligations: 16
