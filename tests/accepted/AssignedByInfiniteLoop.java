// javac: accepts
class AssignedByInfiniteLoop {
    static int firstNegative(int[] values) {
        int found;
        int i = 0;
        while (true) {
            if (values[i] < 0) {
                found = values[i];
                break;
            }
            i++;
        }
        return found;
    }

    static int viaFor(int n) {
        int k;
        for (;;) {
            k = n * n;
            if (k >= 0) {
                break;
            }
            n++;
        }
        return k;
    }

    static int viaDo(int n) {
        int last;
        do {
            last = n;
            n /= 2;
        } while (n > 0);
        return last;
    }

    static int neverReached(boolean b) {
        int x;
        while (!b) {
            b = !b;
        }
        if (false) {
            x = 1;
            return x;
        }
        return 0;
    }
}
