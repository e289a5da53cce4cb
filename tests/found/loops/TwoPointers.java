/** Two indices that walk over one array or two. */
final class TwoPointers {
    // After partitioning the even elements are in front.
    static void partitionEven(int[] a) {
        int even = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] % 2 == 0) {
                int t = a[even];
                a[even] = a[i];
                a[i] = t;
                even++;
            }
        }
        for (int j = 0; j < even; j++) {
            assert a[j] % 2 == 0; // holds
        }
    }

    static void partitionEvenWrong(int[] a) {
        int even = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] % 2 != 1) {
                int t = a[even];
                a[even] = a[i];
                a[i] = t;
                even++;
            }
        }
        for (int j = 0; j < even; j++) {
            assert a[j] % 2 == 0; // wrong
        }
    }

    // In a palindrome the first element equals the last.
    static void palindrome(int[] a) {
        boolean same = true;
        int i = 0;
        int j = a.length - 1;
        while (i < j) {
            if (a[i] != a[j]) {
                same = false;
            }
            i++;
            j--;
        }
        assert !same || a.length == 0 || a[0] == a[a.length - 1]; // holds
    }

    static void palindromeWrong(int[] a) {
        boolean same = true;
        int i = 1;
        int j = a.length - 1;
        while (i < j) {
            if (a[i] != a[j]) {
                same = false;
            }
            i++;
            j--;
        }
        assert !same || a.length == 0 || a[0] == a[a.length - 1]; // wrong
    }

    // Merging writes every place of the result.
    static void merge(int[] a, int[] b) {
        if (a.length > 1000 || b.length > 1000) {
            throw new IllegalArgumentException();
        }
        int[] out = new int[a.length + b.length];
        int i = 0, j = 0, k = 0;
        while (i < a.length && j < b.length) {
            out[k++] = a[i] <= b[j] ? a[i++] : b[j++];
        }
        while (i < a.length) {
            out[k++] = a[i++];
        }
        while (j < b.length) {
            out[k++] = b[j++];
        }
        assert k == out.length; // holds
    }

    static void mergeWrong(int[] a, int[] b) {
        if (a.length > 1000 || b.length > 1000) {
            throw new IllegalArgumentException();
        }
        int[] out = new int[a.length + b.length];
        int i = 0, j = 0, k = 0;
        while (i < a.length && j < b.length) {
            out[k++] = a[i] <= b[j] ? a[i++] : b[j++];
        }
        while (i < a.length) {
            out[k++] = a[i++];
        }
        while (j < b.length - 1) {
            out[k++] = b[j++];
        }
        assert k == out.length; // wrong
    }

    // Two indices close in on a pair with the given sum.
    static void pairSum(int[] a, long sum) {
        int low = 0;
        int high = a.length - 1;
        while (low < high) {
            long s = (long) a[low] + a[high];
            if (s == sum) {
                break;
            } else if (s < sum) {
                low++;
            } else {
                high--;
            }
        }
        assert low >= high || (long) a[low] + a[high] == sum; // holds
    }

    static void pairSumWrong(int[] a, long sum) {
        int low = 0;
        int high = a.length - 1;
        while (low + 1 < high) {
            long s = (long) a[low] + a[high];
            if (s == sum) {
                break;
            } else if (s < sum) {
                low++;
            } else {
                high--;
            }
        }
        assert low >= high || (long) a[low] + a[high] == sum; // wrong
    }

    // Two indices that move towards each other, one at a time, meet.
    static void meet(int[] a) {
        if (a.length == 0) {
            return;
        }
        int left = 0;
        int right = a.length - 1;
        while (left < right) {
            if (a[left] <= a[right]) {
                left++;
            } else {
                right--;
            }
        }
        assert left == right; // holds
    }

    static void meetWrong(int[] a) {
        if (a.length == 0) {
            return;
        }
        int left = 0;
        int right = a.length - 1;
        while (left < right) {
            if (a[left] <= a[right]) {
                left++;
            } else {
                left++;
                right--;
            }
        }
        assert left == right; // wrong
    }

    // All elements of the common prefix are equal.
    static void commonPrefix(int[] a, int[] b) {
        int n = 0;
        while (n < a.length && n < b.length && a[n] == b[n]) {
            n++;
        }
        for (int i = 0; i < n; i++) {
            assert a[i] == b[i]; // holds
        }
    }

    static void commonPrefixWrong(int[] a, int[] b) {
        int n = 0;
        while (n < a.length && n < b.length && a[n] <= b[n]) {
            n++;
        }
        for (int i = 0; i < n; i++) {
            assert a[i] == b[i]; // wrong
        }
    }
}
