package java.util;

/** Comparing two ranges of arrays, which have been checked. `common` is how many elements at their starts are equal. */
final class ArrayComparing {
    private ArrayComparing() {
    }

    static int common(int[] a, int aFrom, int aTo, int[] b, int bFrom, int bTo) {
        int distance = 0;
        int length = Math.min(aTo - aFrom, bTo - bFrom);
        while (distance < length && a[aFrom + distance] == b[bFrom + distance]) {
            distance++;
        }
        return distance;
    }

    static int common(long[] a, int aFrom, int aTo, long[] b, int bFrom, int bTo) {
        int distance = 0;
        int length = Math.min(aTo - aFrom, bTo - bFrom);
        while (distance < length && a[aFrom + distance] == b[bFrom + distance]) {
            distance++;
        }
        return distance;
    }

    static int common(double[] a, int aFrom, int aTo, double[] b, int bFrom, int bTo) {
        int distance = 0;
        int length = Math.min(aTo - aFrom, bTo - bFrom);
        while (distance < length && Double.compare(a[aFrom + distance], b[bFrom + distance]) == 0) {
            distance++;
        }
        return distance;
    }

    static int common(char[] a, int aFrom, int aTo, char[] b, int bFrom, int bTo) {
        int distance = 0;
        int length = Math.min(aTo - aFrom, bTo - bFrom);
        while (distance < length && a[aFrom + distance] == b[bFrom + distance]) {
            distance++;
        }
        return distance;
    }

    static int common(byte[] a, int aFrom, int aTo, byte[] b, int bFrom, int bTo) {
        int distance = 0;
        int length = Math.min(aTo - aFrom, bTo - bFrom);
        while (distance < length && a[aFrom + distance] == b[bFrom + distance]) {
            distance++;
        }
        return distance;
    }

    static int common(short[] a, int aFrom, int aTo, short[] b, int bFrom, int bTo) {
        int distance = 0;
        int length = Math.min(aTo - aFrom, bTo - bFrom);
        while (distance < length && a[aFrom + distance] == b[bFrom + distance]) {
            distance++;
        }
        return distance;
    }

    static int common(float[] a, int aFrom, int aTo, float[] b, int bFrom, int bTo) {
        int distance = 0;
        int length = Math.min(aTo - aFrom, bTo - bFrom);
        while (distance < length && Float.compare(a[aFrom + distance], b[bFrom + distance]) == 0) {
            distance++;
        }
        return distance;
    }

    static int common(boolean[] a, int aFrom, int aTo, boolean[] b, int bFrom, int bTo) {
        int distance = 0;
        int length = Math.min(aTo - aFrom, bTo - bFrom);
        while (distance < length && a[aFrom + distance] == b[bFrom + distance]) {
            distance++;
        }
        return distance;
    }

    static int common(Object[] a, int aFrom, int aTo, Object[] b, int bFrom, int bTo) {
        int distance = 0;
        int length = Math.min(aTo - aFrom, bTo - bFrom);
        while (distance < length && Objects.equals(a[aFrom + distance], b[bFrom + distance])) {
            distance++;
        }
        return distance;
    }

    /** Elements that are the same object are not compared. */
    static <T> int mismatch(T[] a, int aFrom, int aTo, T[] b, int bFrom, int bTo, Comparator<? super T> order) {
        int length = Math.min(aTo - aFrom, bTo - bFrom);
        for (int distance = 0; distance < length; distance++) {
            T first = a[aFrom + distance];
            T second = b[bFrom + distance];
            if (first != second && order.compare(first, second) != 0) {
                return distance;
            }
        }
        return aTo - aFrom == bTo - bFrom ? -1 : length;
    }

    /** What the order says of the first two elements that differ, or else the difference of the lengths. */
    static <T> int compare(T[] a, int aFrom, int aTo, T[] b, int bFrom, int bTo, Comparator<? super T> order) {
        int length = Math.min(aTo - aFrom, bTo - bFrom);
        for (int distance = 0; distance < length; distance++) {
            T first = a[aFrom + distance];
            T second = b[bFrom + distance];
            int result = first == second ? 0 : order.compare(first, second);
            if (result != 0) {
                return result;
            }
        }
        return (aTo - aFrom) - (bTo - bFrom);
    }

    /** Here all elements are compared. */
    static <T> boolean equal(T[] a, int aFrom, int aTo, T[] b, int bFrom, int bTo, Comparator<? super T> order) {
        int distance = 0;
        int length = aTo - aFrom;
        if (length != bTo - bFrom) {
            return false;
        }
        while (distance < length && order.compare(a[aFrom + distance], b[bFrom + distance]) == 0) {
            distance++;
        }
        return distance == length;
    }
}
