/** Windows that slide over an array. */
final class Windows {
    // A window is shrunk to the allowed size in every round.
    static void boundedWindow(int[] a, int size) {
        if (size < 1) {
            throw new IllegalArgumentException();
        }
        int start = 0;
        for (int end = 0; end < a.length; end++) {
            while (end - start + 1 > size) {
                start++;
            }
            assert start <= end && end - start + 1 <= size; // holds
        }
    }

    static void boundedWindowWrong(int[] a, int size) {
        if (size < 1) {
            throw new IllegalArgumentException();
        }
        int start = 0;
        for (int end = 0; end < a.length; end++) {
            while (end - start > size) {
                start++;
            }
            assert start <= end && end - start + 1 <= size; // wrong
        }
    }

    // The best sum of a window is at least the sum of the first.
    static void bestSum(int[] a, int k) {
        if (k < 1 || k > a.length) {
            throw new IllegalArgumentException();
        }
        long sum = 0;
        for (int i = 0; i < k; i++) {
            sum += a[i];
        }
        long first = sum;
        long best = sum;
        for (int i = k; i < a.length; i++) {
            sum += a[i] - (long) a[i - k];
            best = Math.max(best, sum);
        }
        assert best >= first; // holds
    }

    static void bestSumWrong(int[] a, int k) {
        if (k < 1 || k > a.length) {
            throw new IllegalArgumentException();
        }
        long sum = 0;
        for (int i = 0; i < k; i++) {
            sum += a[i];
        }
        long first = sum;
        long best = sum;
        for (int i = k; i < a.length; i++) {
            sum += a[i] - (long) a[i - k];
            best = Math.max(a[i], sum);
        }
        assert best >= first; // wrong
    }

    // A window without equal neighbours starts anew at a repeated element.
    static void noRepeats(int[] a) {
        int start = 0;
        for (int end = 1; end < a.length; end++) {
            if (a[end] == a[end - 1]) {
                start = end;
            }
            assert start == end || a[end] != a[end - 1]; // holds
        }
    }

    static void noRepeatsWrong(int[] a) {
        int start = 0;
        for (int end = 1; end < a.length; end++) {
            if (a[end] == a[end - 1]) {
                start = end - 1;
            }
            assert start == end || a[end] != a[end - 1]; // wrong
        }
    }

    // Elements leave the window until its sum is within the limit or it is empty.
    static void sumWithinLimit(int[] a, long limit) {
        int start = 0;
        long sum = 0;
        for (int end = 0; end < a.length; end++) {
            sum += a[end];
            while (sum > limit && start <= end) {
                sum -= a[start];
                start++;
            }
            assert sum <= limit || start > end; // holds
        }
    }

    static void sumWithinLimitWrong(int[] a, long limit) {
        int start = 0;
        long sum = 0;
        for (int end = 0; end < a.length; end++) {
            sum += a[end];
            if (sum > limit && start <= end) {
                sum -= a[start];
                start++;
            }
            assert sum <= limit || start > end; // wrong
        }
    }

    // As many windows of size k fit side by side as the quotient says.
    static void sideBySide(int[] a, int k) {
        if (k < 1 || k > a.length) {
            throw new IllegalArgumentException();
        }
        int windows = 0;
        for (int start = 0; start <= a.length - k; start += k) {
            windows++;
        }
        assert windows <= a.length / k; // holds
    }

    static void sideBySideWrong(int[] a, int k) {
        if (k < 1 || k > a.length) {
            throw new IllegalArgumentException();
        }
        int windows = 0;
        for (int start = 0; start <= a.length - k; start++) {
            windows++;
        }
        assert windows <= a.length / k; // wrong
    }
}
