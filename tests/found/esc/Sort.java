/**
 * Flanagan and Qadeer, figure 6: selection sort with two nested loops. Property: the array is sorted.
 */
class Sort {
    static void sort(int[] a) {
        int i = 0;
        while (i < a.length) {
            int k = i;
            int w = a[i];
            int j = i + 1;
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
        for (int x = 0; x < a.length; x++) {
            for (int y = x + 1; y < a.length; y++) {
                assert a[x] <= a[y]; // holds
            }
        }
    }

    /** Wrong: the inner loop does not look at the last element. */
    static void sortWrong1(int[] a) {
        int i = 0;
        while (i < a.length) {
            int k = i;
            int w = a[i];
            int j = i + 1;
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
        for (int x = 0; x < a.length; x++) {
            for (int y = x + 1; y < a.length; y++) {
                assert a[x] <= a[y]; // wrong
            }
        }
    }

    /** Wrong: the smallest value so far is not updated. */
    static void sortWrong2(int[] a) {
        int i = 0;
        while (i < a.length) {
            int k = i;
            int w = a[i];
            int j = i + 1;
            while (j < a.length) {
                if (a[j] < w) {
                    k = j;
                }
                j = j + 1;
            }
            a[k] = a[i];
            a[i] = w;
            i = i + 1;
        }
        for (int x = 0; x < a.length; x++) {
            for (int y = x + 1; y < a.length; y++) {
                assert a[x] <= a[y]; // wrong
            }
        }
    }

    /** Wrong: the assertion forgets that a value may occur twice. */
    static void sortWrong3(int[] a) {
        int i = 0;
        while (i < a.length) {
            int k = i;
            int w = a[i];
            int j = i + 1;
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
        for (int x = 0; x < a.length; x++) {
            for (int y = x + 1; y < a.length; y++) {
                assert a[x] < a[y]; // wrong
            }
        }
    }
}
