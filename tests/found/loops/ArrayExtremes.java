/** Largest and smallest elements of an array. */
final class ArrayExtremes {
    // The maximum is at least every element.
    static void max(int[] a) {
        if (a.length == 0) {
            throw new IllegalArgumentException();
        }
        int max = a[0];
        for (int i = 1; i < a.length; i++) {
            if (a[i] > max) {
                max = a[i];
            }
        }
        for (int i = 0; i < a.length; i++) {
            assert max >= a[i]; // holds
        }
    }

    static void maxWrong(int[] a) {
        if (a.length == 0) {
            throw new IllegalArgumentException();
        }
        int max = a[0];
        for (int i = 1; i < a.length; i++) {
            if (a[i] > a[i - 1]) {
                max = a[i];
            }
        }
        for (int i = 0; i < a.length; i++) {
            assert max >= a[i]; // wrong
        }
    }

    // The index of the minimum names an element that is not larger than any other.
    static void minIndex(int[] a) {
        if (a.length == 0) {
            throw new IllegalArgumentException();
        }
        int best = 0;
        for (int i = 1; i < a.length; i++) {
            if (a[i] < a[best]) {
                best = i;
            }
        }
        for (int x : a) {
            assert a[best] <= x; // holds
        }
    }

    static void minIndexWrong(int[] a) {
        if (a.length == 0) {
            throw new IllegalArgumentException();
        }
        int best = 0;
        for (int i = 1; i < a.length; i++) {
            if (a[i] < a[0]) {
                best = i;
            }
        }
        for (int x : a) {
            assert a[best] <= x; // wrong
        }
    }

    // The maximum is one of the elements.
    static void maxIsPresent(int[] a) {
        if (a.length == 0) {
            return;
        }
        int max = a[0];
        for (int x : a) {
            max = Math.max(max, x);
        }
        boolean present = false;
        for (int x : a) {
            present = present || x == max;
        }
        assert present; // holds
    }

    static void maxIsPresentWrong(int[] a) {
        if (a.length == 0) {
            return;
        }
        int max = 0;
        for (int x : a) {
            max = Math.max(max, x);
        }
        boolean present = false;
        for (int x : a) {
            present = present || x == max;
        }
        assert present; // wrong
    }

    // The second largest element is not larger than the largest.
    static void secondLargest(int[] a) {
        int largest = Integer.MIN_VALUE;
        int second = Integer.MIN_VALUE;
        for (int x : a) {
            if (x > largest) {
                second = largest;
                largest = x;
            } else if (x > second) {
                second = x;
            }
        }
        assert second <= largest; // holds
    }

    static void secondLargestWrong(int[] a) {
        int largest = Integer.MIN_VALUE;
        int second = Integer.MIN_VALUE;
        for (int x : a) {
            if (x >= second) {
                second = largest;
                largest = x;
            } else if (x > second) {
                second = x;
            }
        }
        assert second <= largest; // wrong
    }

    // The smallest element is not larger than the largest, unless there is none.
    static void range(int[] a) {
        int low = Integer.MAX_VALUE;
        int high = Integer.MIN_VALUE;
        for (int x : a) {
            low = Math.min(low, x);
            high = Math.max(high, x);
        }
        assert a.length == 0 || low <= high; // holds
    }

    static void rangeWrong(int[] a) {
        int low = Integer.MAX_VALUE;
        int high = Integer.MIN_VALUE;
        for (int x : a) {
            low = Math.min(low, x);
            high = Math.max(high, x);
        }
        assert low <= high; // wrong
    }

    // The best value and its index are updated together.
    static void maxWithIndex(int[] a) {
        if (a.length == 0) {
            return;
        }
        int at = 0;
        int max = a[0];
        for (int i = 1; i < a.length; i++) {
            if (a[i] >= max) {
                max = a[i];
                at = i;
            }
        }
        assert a[at] == max; // holds
    }

    static void maxWithIndexWrong(int[] a) {
        if (a.length == 0) {
            return;
        }
        int at = 0;
        int max = a[0];
        for (int i = 1; i < a.length; i++) {
            if (a[i] >= max) {
                max = a[i];
                at = i - 1;
            }
        }
        assert a[at] == max; // wrong
    }
}
