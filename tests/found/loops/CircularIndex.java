/** Indices that wrap around, and ring buffers. */
final class CircularIndex {
    // The next index is again an index.
    static void next(int[] steps, int n) {
        if (n <= 0) {
            throw new IllegalArgumentException();
        }
        int head = 0;
        for (int i = 0; i < steps.length; i++) {
            head = head + 1 >= n ? 0 : head + 1;
        }
        assert 0 <= head && head < n; // holds
    }

    static void nextWrong(int[] steps, int n) {
        if (n <= 0) {
            throw new IllegalArgumentException();
        }
        int head = 0;
        for (int i = 0; i < steps.length; i++) {
            head = head + 1 > n ? 0 : head + 1;
        }
        assert 0 <= head && head < n; // wrong
    }

    // Going backwards needs the floor modulus.
    static void previous(int[] steps, int n) {
        if (n <= 0) {
            throw new IllegalArgumentException();
        }
        int head = 0;
        for (int step : steps) {
            if (step < 0) {
                head = Math.floorMod(head - 1, n);
            }
        }
        assert 0 <= head && head < n; // holds
    }

    static void previousWrong(int[] steps, int n) {
        if (n <= 0) {
            throw new IllegalArgumentException();
        }
        int head = 0;
        for (int step : steps) {
            if (step < 0) {
                head = (head - 1) % n;
            }
        }
        assert 0 <= head && head < n; // wrong
    }

    // A ring buffer that drops its oldest element never holds more than its capacity.
    static void dropOldest(int[] input) {
        int[] ring = new int[4];
        int head = 0;
        int size = 0;
        for (int x : input) {
            if (size == ring.length) {
                head = (head + 1) % ring.length;
                size--;
            }
            ring[(head + size) % ring.length] = x;
            size++;
        }
        assert size <= ring.length; // holds
    }

    static void dropOldestWrong(int[] input) {
        int[] ring = new int[4];
        int head = 0;
        int size = 0;
        for (int x : input) {
            if (size > ring.length) {
                head = (head + 1) % ring.length;
                size--;
            }
            ring[(head + size) % ring.length] = x;
            size++;
        }
        assert size <= ring.length; // wrong
    }

    // A queue with a bounded size takes a positive number in and lets one out for a negative.
    static void takeAndPut(int[] operations, int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        int size = 0;
        for (int op : operations) {
            if (op > 0 && size < capacity) {
                size++;
            } else if (op < 0 && size > 0) {
                size--;
            }
        }
        assert 0 <= size && size <= capacity; // holds
    }

    static void takeAndPutWrong(int[] operations, int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        int size = 0;
        for (int op : operations) {
            if (op > 0 && size < capacity) {
                size++;
            } else if (op < 0) {
                size--;
            }
        }
        assert 0 <= size && size <= capacity; // wrong
    }

    // Rotating puts each element k places further, around the end.
    static void rotate(int[] a, int k) {
        int n = a.length;
        if (k < 0 || k > n || n > 1000) {
            throw new IllegalArgumentException();
        }
        int[] b = new int[n];
        for (int i = 0; i < n; i++) {
            b[(i + k) % n] = a[i];
        }
        for (int i = 0; i < n; i++) {
            assert b[(i + k) % n] == a[i]; // holds
        }
    }

    static void rotateWrong(int[] a, int k) {
        int n = a.length;
        if (k < 0 || k > n || n > 1000) {
            throw new IllegalArgumentException();
        }
        int[] b = new int[n];
        for (int i = 0; i < n; i++) {
            b[(i + 1) % n] = a[i];
        }
        for (int i = 0; i < n; i++) {
            assert b[(i + k) % n] == a[i]; // wrong
        }
    }

    // The slot before the next one holds the last element.
    static void latest(int[] input) {
        int[] ring = new int[3];
        int next = 0;
        for (int x : input) {
            ring[next] = x;
            next = (next + 1) % ring.length;
        }
        int last = (next + ring.length - 1) % ring.length;
        assert input.length == 0 || ring[last] == input[input.length - 1]; // holds
    }

    static void latestWrong(int[] input) {
        int[] ring = new int[3];
        int next = 0;
        for (int x : input) {
            ring[next] = x;
            next = (next + 1) % ring.length;
        }
        int last = (next + ring.length) % ring.length;
        assert input.length == 0 || ring[last] == input[input.length - 1]; // wrong
    }
}
