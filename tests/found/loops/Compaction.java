/** Removing elements of an array in place with a write index. */
final class Compaction {
    // The kept part has no element with the removed value.
    static void removeValue(int[] a, int value) {
        int kept = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] != value) {
                a[kept] = a[i];
                kept++;
            }
        }
        for (int j = 0; j < kept; j++) {
            assert a[j] != value; // holds
        }
    }

    static void removeValueWrong(int[] a, int value) {
        int kept = 0;
        for (int i = 0; i < a.length; i++) {
            if (a[i] != value) {
                a[i] = a[kept];
                kept++;
            }
        }
        for (int j = 0; j < kept; j++) {
            assert a[j] != value; // wrong
        }
    }

    // Without equal neighbours every kept element differs from the one before.
    static void dropRepeats(int[] a) {
        if (a.length == 0) {
            return;
        }
        int kept = 1;
        for (int i = 1; i < a.length; i++) {
            if (a[i] != a[kept - 1]) {
                a[kept++] = a[i];
            }
        }
        for (int j = 1; j < kept; j++) {
            assert a[j] != a[j - 1]; // holds
        }
    }

    static void dropRepeatsWrong(int[] a) {
        if (a.length == 0) {
            return;
        }
        int kept = 1;
        for (int i = 1; i < a.length; i++) {
            if (a[i] != a[0]) {
                a[kept++] = a[i];
            }
        }
        for (int j = 1; j < kept; j++) {
            assert a[j] != a[j - 1]; // wrong
        }
    }

    // Moving the zeros to the end leaves only zeros behind the kept part.
    static void zerosToEnd(int[] a) {
        int kept = 0;
        for (int x : a) {
            if (x != 0) {
                a[kept++] = x;
            }
        }
        for (int i = kept; i < a.length; i++) {
            a[i] = 0;
        }
        for (int j = kept; j < a.length; j++) {
            assert a[j] == 0; // holds
        }
    }

    static void zerosToEndWrong(int[] a) {
        int kept = 0;
        for (int x : a) {
            if (x != 0) {
                a[kept++] = x;
            }
        }
        for (int i = kept + 1; i < a.length; i++) {
            a[i] = 0;
        }
        for (int j = kept; j < a.length; j++) {
            assert a[j] == 0; // wrong
        }
    }

    // The write index never passes the read index.
    static void writeIndex(String[] a) {
        int write = 0;
        for (int read = 0; read < a.length; read++) {
            assert write <= read; // holds
            if (!a[read].isEmpty()) {
                a[write++] = a[read];
            }
        }
    }

    static void writeIndexWrong(String[] a) {
        int write = 0;
        for (int read = 0; read < a.length; read++) {
            assert write < read; // wrong
            if (!a[read].isEmpty()) {
                a[write++] = a[read];
            }
        }
    }

    // The part of the result that was written is positive.
    static void positives(int[] a) {
        int[] out = new int[a.length];
        int n = 0;
        for (int x : a) {
            if (x > 0) {
                out[n++] = x;
            }
        }
        for (int i = 0; i < n; i++) {
            assert out[i] > 0; // holds
        }
    }

    static void positivesWrong(int[] a) {
        int[] out = new int[a.length];
        int n = 0;
        for (int x : a) {
            if (x > 0) {
                out[n++] = x;
            }
        }
        for (int i = 0; i <= n && i < a.length; i++) {
            assert out[i] > 0; // wrong
        }
    }

    // Filling a result from both ends leaves no gap.
    static void fromBothEnds(int[] a) {
        int[] out = new int[a.length];
        int front = 0;
        int back = a.length;
        for (int x : a) {
            if (x % 2 == 0) {
                out[front++] = x;
            } else {
                out[--back] = x;
            }
        }
        assert front == back; // holds
    }

    static void fromBothEndsWrong(int[] a) {
        int[] out = new int[a.length];
        int front = 0;
        int back = a.length;
        for (int x : a) {
            if (x % 2 == 0) {
                out[front++] = x;
            } else if (x % 2 == 1) {
                out[--back] = x;
            }
        }
        assert front == back; // wrong
    }
}
