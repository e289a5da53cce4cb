/** Copying, reversing and shifting arrays. */
final class ArrayCopying {
    // A copy equals its source in every element.
    static void copy(int[] a) {
        int[] b = new int[a.length];
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        for (int i = 0; i < b.length; i++) {
            assert b[i] == a[i]; // holds
        }
    }

    static void copyWrong(int[] a) {
        int[] b = new int[a.length];
        for (int i = 0; i < a.length - 1; i++) {
            b[i] = a[i];
        }
        for (int i = 0; i < b.length; i++) {
            assert b[i] == a[i]; // wrong
        }
    }

    // A reversed copy has the elements from the other end.
    static void reversed(String[] a) {
        String[] b = new String[a.length];
        for (int i = 0; i < a.length; i++) {
            b[i] = a[a.length - 1 - i];
        }
        for (int i = 0; i < a.length; i++) {
            assert b[a.length - 1 - i].equals(a[i]); // holds
        }
    }

    static void reversedWrong(String[] a) {
        String[] b = new String[a.length];
        for (int i = 0; i < a.length; i++) {
            b[i] = a[i];
        }
        for (int i = 0; i < a.length; i++) {
            assert b[a.length - 1 - i].equals(a[i]); // wrong
        }
    }

    // Reversing in place twice restores the array.
    static void reverseTwice(int[] a) {
        int[] old = a.clone();
        for (int i = 0, j = a.length - 1; i < j; i++, j--) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
        for (int p = 0, q = a.length - 1; p < q; p++, q--) {
            int t = a[p];
            a[p] = a[q];
            a[q] = t;
        }
        for (int k = 0; k < a.length; k++) {
            assert a[k] == old[k]; // holds
        }
    }

    static void reverseTwiceWrong(int[] a) {
        int[] old = a.clone();
        for (int i = 0, j = a.length - 1; i < j; i++, j--) {
            int t = a[i];
            a[i] = a[j];
            a[j] = t;
        }
        for (int p = 0, q = a.length - 1; p < q - 1; p++, q--) {
            int t = a[p];
            a[p] = a[q];
            a[q] = t;
        }
        for (int k = 0; k < a.length; k++) {
            assert a[k] == old[k]; // wrong
        }
    }

    // Shifting right by one goes downwards, or the first element is copied over all.
    static void shiftRight(int[] a) {
        int[] old = a.clone();
        for (int i = a.length - 1; i > 0; i--) {
            a[i] = a[i - 1];
        }
        for (int j = 1; j < a.length; j++) {
            assert a[j] == old[j - 1]; // holds
        }
    }

    static void shiftRightWrong(int[] a) {
        int[] old = a.clone();
        for (int i = 1; i < a.length; i++) {
            a[i] = a[i - 1];
        }
        for (int j = 1; j < a.length; j++) {
            assert a[j] == old[j - 1]; // wrong
        }
    }

    // Copying as much as fits into another array, which may be the same one.
    static void copyInto(char[] from, char[] to) {
        int n = Math.min(from.length, to.length);
        for (int i = 0; i < n; i++) {
            to[i] = from[i];
        }
        for (int i = 0; i < n; i++) {
            assert to[i] == from[i]; // holds
        }
    }

    static void copyIntoWrong(char[] from, char[] to) {
        int n = Math.min(from.length, to.length);
        for (int i = 0; i < n; i++) {
            to[i] = from[n - 1];
        }
        for (int i = 0; i < n; i++) {
            assert to[i] == from[i]; // wrong
        }
    }

    // The elementwise maximum is at least both elements.
    static void pairwiseMax(int[] a, int[] b) {
        int[] c = new int[Math.min(a.length, b.length)];
        for (int i = 0; i < c.length; i++) {
            c[i] = a[i] > b[i] ? a[i] : b[i];
        }
        for (int i = 0; i < c.length; i++) {
            assert c[i] >= a[i] && c[i] >= b[i]; // holds
        }
    }

    static void pairwiseMaxWrong(int[] a, int[] b) {
        int[] c = new int[Math.min(a.length, b.length)];
        for (int i = 0; i < c.length; i++) {
            c[i] = a[i] > b[0] ? a[i] : b[i];
        }
        for (int i = 0; i < c.length; i++) {
            assert c[i] >= a[i] && c[i] >= b[i]; // wrong
        }
    }
}
