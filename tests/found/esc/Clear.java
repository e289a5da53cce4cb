/**
 * Flanagan and Qadeer, section 6: a loop that clears an array. Property: all elements are null afterwards.
 */
class Clear {
    static void clear(Object[] a) {
        for (int i = 0; i < a.length; i++) {
            a[i] = null;
        }
        for (int x = 0; x < a.length; x++) {
            assert a[x] == null; // holds
        }
    }

    /** Wrong: the first element is left out. */
    static void clearWrong1(Object[] a) {
        for (int i = 1; i < a.length; i++) {
            a[i] = null;
        }
        for (int x = 0; x < a.length; x++) {
            assert a[x] == null; // wrong
        }
    }

    /** Wrong: the last element is left out. */
    static void clearWrong2(Object[] a) {
        for (int i = 0; i < a.length - 1; i++) {
            a[i] = null;
        }
        for (int x = 0; x < a.length; x++) {
            assert a[x] == null; // wrong
        }
    }

    /** Wrong: a copy is cleared. */
    static void clearWrong3(Object[] a) {
        Object[] b = a.clone();
        for (int i = 0; i < b.length; i++) {
            b[i] = null;
        }
        for (int x = 0; x < a.length; x++) {
            assert a[x] == null; // wrong
        }
    }
}
