// The left side of an assignment is evaluated before its right side, and the value is assigned last.
class AssignmentOrder {

    static void indexFirst() {
        int[] a = new int[3];
        int i = 0;
        a[i] = i = 2;
        assert a[0] == 2 && a[2] == 0 && i == 2; //~ proved[assertion]
    }

    static void notTheNewIndex() {
        int[] a = new int[3];
        int i = 0;
        a[i] = i = 2;
        assert a[2] == 2; //~ refuted[assertion]
    }

    static void arrayFirst() {
        int[] a = {1, 2};
        int[] b = {3, 4};
        int[] kept = a;
        a[1] = (a = b)[0];
        assert kept[1] == 3 && b[1] == 4 && a == b; //~ proved[assertion]
    }

    static void chained() {
        int x;
        int y;
        x = y = 5;
        assert x == 5 && y == 5; //~ proved[assertion]
    }

    static void indexThatFails() {
        int[] a = new int[2];
        int i = 2;
        a[i] = i = 0; //~ refuted[array-index]
    }
}
//~ obligations: 24
