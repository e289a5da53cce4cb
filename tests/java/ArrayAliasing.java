// Two variables may hold the same array; assigning one element changes it for both.
class ArrayAliasing {

    static void assigned() {
        int[] a = {1, 2, 3};
        int[] b = a;
        b[1] = 20;
        assert a[1] == 20 && a == b; //~ proved[assertion]
    }

    static void created() {
        int[] a = {1, 2, 3};
        int[] b = {1, 2, 3};
        b[1] = 20;
        assert a[1] == 2 && a != b; //~ proved[assertion]
        assert a[1] == 20; //~ refuted[assertion]
    }

    static void parameters(int[] a, int[] b) {
        if (a.length == 0 || b.length == 0) return;
        a[0] = 1;
        b[0] = 2;
        assert a == b || a[0] == 1; //~ proved[assertion]
        assert a[0] == 1; //~ refuted[assertion]
    }

    static void elements(int[] a, int i, int j) {
        if (i < 0 || j < 0 || a.length <= i || a.length <= j) return;
        a[i] = 1;
        a[j] = 2;
        assert a[i] == (i == j ? 2 : 1); //~ proved[assertion]
        assert a[i] != a[j]; //~ refuted[assertion]
    }

    static void differentKinds(int[] a, long[] b) {
        if (a.length == 0 || b.length == 0) return;
        a[0] = 1;
        b[0] = 2;
        assert a[0] == 1; //~ proved[assertion]
    }
}
//~ obligations: 48
