/**
 * Flanagan and Qadeer, figure 1: the position of the first nonzero element of an array, while a second array
 * records which elements are nonzero. Property: the result is the length or marked, and nothing before it is
 * marked.
 */
class Find {
    static int find(int[] a, boolean[] b) {
        if (a.length != b.length) {
            throw new IllegalArgumentException();
        }
        int spot = a.length;
        for (int i = 0; i < a.length; i++) {
            if (spot == a.length && a[i] != 0) {
                spot = i;
            }
            b[i] = (a[i] != 0);
        }
        assert spot == a.length || b[spot]; // holds
        for (int j = 0; j < spot; j++) {
            assert !b[j]; // holds
        }
        return spot;
    }

    /** Wrong: the last nonzero element is found. */
    static int findWrong1(int[] a, boolean[] b) {
        if (a.length != b.length) {
            throw new IllegalArgumentException();
        }
        int spot = a.length;
        for (int i = 0; i < a.length; i++) {
            if (a[i] != 0) {
                spot = i;
            }
            b[i] = (a[i] != 0);
        }
        assert spot == a.length || b[spot]; // holds
        for (int j = 0; j < spot; j++) {
            assert !b[j]; // wrong
        }
        return spot;
    }

    /** Wrong: negative elements are not marked. */
    static int findWrong2(int[] a, boolean[] b) {
        if (a.length != b.length) {
            throw new IllegalArgumentException();
        }
        int spot = a.length;
        for (int i = 0; i < a.length; i++) {
            if (spot == a.length && a[i] != 0) {
                spot = i;
            }
            b[i] = (a[i] > 0);
        }
        assert spot == a.length || b[spot]; // wrong
        for (int j = 0; j < spot; j++) {
            assert !b[j]; // holds
        }
        return spot;
    }

    /** Wrong: the result begins with 0 in the place of the length. */
    static int findWrong3(int[] a, boolean[] b) {
        if (a.length != b.length) {
            throw new IllegalArgumentException();
        }
        int spot = 0;
        for (int i = 0; i < a.length; i++) {
            if (spot == a.length && a[i] != 0) {
                spot = i;
            }
            b[i] = (a[i] != 0);
        }
        assert spot == a.length || b[spot]; // wrong
        for (int j = 0; j < spot; j++) {
            assert !b[j]; // holds
        }
        return spot;
    }
}
