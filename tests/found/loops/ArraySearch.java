/** Searching an array for a value. */
final class ArraySearch {
    // Linear search: the index that was found holds the key.
    static void indexOf(int[] a, int key) {
        int found = -1;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == key) {
                found = i;
                break;
            }
        }
        assert found == -1 || a[found] == key; // holds
    }

    static void indexOfWrong(int[] a, int key) {
        int found = -1;
        for (int i = 0; i < a.length; i++) {
            if (a[i] >= key) {
                found = i;
                break;
            }
        }
        assert found == -1 || a[found] == key; // wrong
    }

    // Search from the end: the loop stops below the array or at the key.
    static void lastIndexOf(int[] a, int key) {
        int i = a.length - 1;
        while (i >= 0 && a[i] != key) {
            i--;
        }
        assert i == -1 || a[i] == key; // holds
    }

    static void lastIndexOfWrong(int[] a, int key) {
        int i = a.length - 1;
        while (i > 0 && a[i] != key) {
            i--;
        }
        assert i == -1 || a[i] == key; // wrong
    }

    // A key that was not found is at no index.
    static void absent(int[] a, int key) {
        boolean found = false;
        for (int x : a) {
            found = found || x == key;
        }
        if (!found) {
            for (int i = 0; i < a.length; i++) {
                assert a[i] != key; // holds
            }
        }
    }

    static void absentWrong(int[] a, int key) {
        boolean found = false;
        for (int x : a) {
            found = x == key;
        }
        if (!found) {
            for (int i = 0; i < a.length; i++) {
                assert a[i] != key; // wrong
            }
        }
    }

    // All elements before the first negative one are not negative.
    static void firstNegative(int[] a) {
        int first = 0;
        while (first < a.length && a[first] >= 0) {
            first++;
        }
        for (int j = 0; j < first; j++) {
            assert a[j] >= 0; // holds
        }
    }

    static void firstNegativeWrong(int[] a) {
        int first = 0;
        while (first < a.length && a[first] >= 0) {
            first++;
        }
        for (int j = 0; j <= first && j < a.length; j++) {
            assert a[j] >= 0; // wrong
        }
    }

    // Search with the key as a sentinel in the last place, which is restored afterwards.
    static void sentinel(int[] a, int key) {
        if (a.length == 0) {
            throw new IllegalArgumentException();
        }
        int end = a.length - 1;
        int last = a[end];
        a[end] = key;
        int i = 0;
        while (a[i] != key) {
            i++;
        }
        a[end] = last;
        assert i == end || a[i] == key; // holds
    }

    static void sentinelWrong(int[] a, int key) {
        if (a.length == 0) {
            throw new IllegalArgumentException();
        }
        int end = a.length - 1;
        int last = a[end];
        a[end] = key;
        int i = 0;
        while (a[i] != key) {
            i++;
        }
        a[end] = last;
        assert a[i] == key; // wrong
    }

    // The first and the last index of a key are in order.
    static void firstAndLast(int[] a, int key) {
        int first = -1;
        int last = -1;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == key) {
                if (first < 0) {
                    first = i;
                }
                last = i;
            }
        }
        assert first <= last; // holds
    }

    static void firstAndLastWrong(int[] a, int key) {
        int first = -1;
        int last = -1;
        for (int i = 0; i < a.length; i++) {
            if (a[i] == key) {
                if (first < 0) {
                    first = i;
                }
                last = first > 0 ? first - 1 : first;
            }
        }
        assert first <= last; // wrong
    }
}
