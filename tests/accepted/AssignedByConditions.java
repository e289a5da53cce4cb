// javac: accepts
class AssignedByConditions {
    static int and(boolean known, int value) {
        int n;
        if (known && (n = value) > 0) {
            return n;
        }
        return 0;
    }

    static int or(boolean skip, int value) {
        int n;
        if (skip || (n = value) < 0) {
            return -1;
        }
        return n;
    }

    static int not(int value) {
        int n;
        if (!(value > 0 && (n = value) < 10)) {
            return 0;
        }
        return n;
    }

    static int ternary(boolean b, int value) {
        int n;
        if (b ? (n = value) > 0 : (n = -value) > 0) {
            return n;
        }
        return n + 1;
    }

    static int whileCondition(int[] values) {
        int i = 0;
        int v;
        while (i < values.length && (v = values[i]) != 0) {
            i += v > 0 ? 1 : 2;
        }
        return i;
    }

    static int constants(int value) {
        int n;
        if (true || value > 0) {
            n = 1;
        }
        return value;
    }

    static boolean chained(int value) {
        int a;
        int b;
        return (a = value) > 0 && (b = a + 1) > 1 && a + b > 3;
    }
}
