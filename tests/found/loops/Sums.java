/** Adding up the elements of an array. */
final class Sums {
    // A long sum of non-negative ints does not overflow.
    static void longSum(int[] a) {
        long sum = 0;
        for (int x : a) {
            if (x > 0) {
                sum += x;
            }
        }
        assert sum >= 0; // holds
    }

    static void longSumWrong(int[] a) {
        int sum = 0;
        for (int x : a) {
            if (x > 0) {
                sum += x;
            }
        }
        assert sum >= 0; // wrong
    }

    // A sum of clipped terms is at most the clip times the length.
    static void clipped(int[] a) {
        long sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += Math.max(0, Math.min(a[i], 10));
        }
        assert 0 <= sum && sum <= 10L * a.length; // holds
    }

    static void clippedWrong(int[] a) {
        long sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += Math.min(a[i], 10);
        }
        assert 0 <= sum && sum <= 10L * a.length; // wrong
    }

    // The difference of neighbouring prefix sums is the element.
    static void prefixSums(int[] a) {
        if (a.length > 100000) {
            throw new IllegalArgumentException();
        }
        long[] prefix = new long[a.length + 1];
        for (int i = 0; i < a.length; i++) {
            prefix[i + 1] = prefix[i] + a[i];
        }
        for (int i = 0; i < a.length; i++) {
            assert prefix[i + 1] - prefix[i] == a[i]; // holds
        }
    }

    static void prefixSumsWrong(int[] a) {
        if (a.length > 100000) {
            throw new IllegalArgumentException();
        }
        long[] prefix = new long[a.length + 1];
        for (int i = 0; i < a.length; i++) {
            prefix[i + 1] = prefix[0] + a[i];
        }
        for (int i = 0; i < a.length; i++) {
            assert prefix[i + 1] - prefix[i] == a[i]; // wrong
        }
    }

    // The average lies between the smallest and the largest element.
    static void average(int[] a) {
        if (a.length == 0) {
            throw new IllegalArgumentException();
        }
        long sum = 0;
        int low = a[0];
        int high = a[0];
        for (int x : a) {
            sum += x;
            low = Math.min(low, x);
            high = Math.max(high, x);
        }
        long average = sum / a.length;
        assert low <= average && average <= high; // holds
    }

    static void averageWrong(int[] a) {
        if (a.length == 0) {
            throw new IllegalArgumentException();
        }
        long sum = 0;
        int low = a[0];
        int high = a[0];
        for (int x : a) {
            sum += x;
            low = Math.min(low, x);
            high = Math.max(low, x);
        }
        long average = sum / a.length;
        assert low <= average && average <= high; // wrong
    }

    // The sum of the numbers up to n has a closed form.
    static void closedForm(int n) {
        if (n < 0 || n > 10000) {
            throw new IllegalArgumentException();
        }
        int sum = 0;
        for (int i = 1; i <= n; i++) {
            sum += i;
        }
        assert sum == n * (n + 1) / 2; // holds
    }

    static void closedFormWrong(int n) {
        if (n < 0 || n > 10000) {
            throw new IllegalArgumentException();
        }
        int sum = 0;
        for (int i = 1; i < n; i++) {
            sum += i;
        }
        assert sum == n * (n + 1) / 2; // wrong
    }

    // A sum of doubled elements is even, also when it wraps around.
    static void evenSum(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] + a[i];
        }
        assert sum % 2 == 0; // holds
    }

    static void evenSumWrong(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i] + i;
        }
        assert sum % 2 == 0; // wrong
    }
}
