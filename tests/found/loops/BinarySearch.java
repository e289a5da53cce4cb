/** Halving an interval. */
final class BinarySearch {
    // A binary search that finds an index finds the key there, whatever the order of the array.
    static void exact(int[] a, int key) {
        int found = -1;
        int low = 0;
        int high = a.length - 1;
        while (low <= high && found < 0) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                found = mid;
            }
        }
        assert found < 0 || a[found] == key; // holds
    }

    static void exactWrong(int[] a, int key) {
        int found = -1;
        int low = 0;
        int high = a.length - 1;
        while (low <= high && found < 0) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else if (a[mid] > key) {
                high = mid - 1;
            } else {
                found = low;
            }
        }
        assert found < 0 || a[found] == key; // wrong
    }

    // The element before the lower bound is less than the key.
    static void lowerBound(int[] a, int key) {
        int low = 0;
        int high = a.length;
        while (low < high) {
            int mid = low + (high - low) / 2;
            if (a[mid] < key) {
                low = mid + 1;
            } else {
                high = mid;
            }
        }
        assert low == 0 || a[low - 1] < key; // holds
    }

    static void lowerBoundWrong(int[] a, int key) {
        int low = 0;
        int high = a.length;
        while (low < high) {
            int mid = low + (high - low) / 2;
            if (a[mid] <= key) {
                low = mid + 1;
            } else {
                high = mid;
            }
        }
        assert low == 0 || a[low - 1] < key; // wrong
    }

    // The element at the upper bound is greater than the key.
    static void upperBound(int[] a, int key) {
        int low = 0;
        int high = a.length;
        while (low < high) {
            int mid = low + (high - low) / 2;
            if (a[mid] > key) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        assert low == a.length || a[low] > key; // holds
    }

    static void upperBoundWrong(int[] a, int key) {
        int low = 0;
        int high = a.length;
        while (low < high) {
            int mid = low + (high - low) / 2;
            if (a[mid] >= key) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        assert low == a.length || a[low] > key; // wrong
    }

    // The insertion point may be behind the last element, but not further.
    static void insertionPoint(long[] a, long key) {
        int low = 0;
        int high = a.length - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else {
                high = mid - 1;
            }
        }
        assert 0 <= low && low <= a.length; // holds
    }

    static void insertionPointWrong(long[] a, long key) {
        int low = 0;
        int high = a.length - 1;
        while (low <= high) {
            int mid = (low + high) >>> 1;
            if (a[mid] < key) {
                low = mid + 1;
            } else {
                high = mid - 1;
            }
        }
        assert 0 <= low && low < a.length; // wrong
    }

    // Integer square root by bisection: the lower end never gets too large.
    static void squareRoot(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        int low = 0;
        int high = 46341;
        while (high - low > 1) {
            int mid = (low + high) / 2;
            if (mid * mid <= n) {
                low = mid;
            } else {
                high = mid;
            }
        }
        assert low * low <= n; // holds
    }

    static void squareRootWrong(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        int low = 0;
        int high = 46341;
        while (high - low > 1) {
            int mid = (low + high) / 2;
            if ((mid - 1) * (mid - 1) <= n) {
                low = mid;
            } else {
                high = mid;
            }
        }
        assert low * low <= n; // wrong
    }
}
