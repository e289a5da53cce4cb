package java.util;

/** Sorting, by merging; short pieces by insertion. The range has been checked. */
final class ArraySorting {
    /** From this length on, pieces are merged. */
    private static final int SHORT = 16;

    private ArraySorting() {
    }

    static void sort(int[] array, int from, int to) {
        sort(array, from, to, new int[to - from < SHORT ? 0 : to - from >>> 1]);
    }

    /** The room has place for half of the range. */
    private static void sort(int[] array, int from, int to, int[] room) {
        if (to - from < SHORT) {
            for (int next = from + 1; next < to; next++) {
                int value = array[next];
                int at = next;
                while (at > from && array[at - 1] > value) {
                    array[at] = array[at - 1];
                    at--;
                }
                array[at] = value;
            }
            return;
        }
        int middle = from + to >>> 1;
        sort(array, from, middle, room);
        sort(array, middle, to, room);
        if (array[middle - 1] <= array[middle]) {
            return;
        }
        int left = middle - from;
        System.arraycopy(array, from, room, 0, left);
        int first = 0;
        int second = middle;
        int target = from;
        while (first < left) {
            if (second < to && array[second] < room[first]) {
                array[target++] = array[second++];
            } else {
                array[target++] = room[first++];
            }
        }
    }

    static void sort(long[] array, int from, int to) {
        sort(array, from, to, new long[to - from < SHORT ? 0 : to - from >>> 1]);
    }

    /** The room has place for half of the range. */
    private static void sort(long[] array, int from, int to, long[] room) {
        if (to - from < SHORT) {
            for (int next = from + 1; next < to; next++) {
                long value = array[next];
                int at = next;
                while (at > from && array[at - 1] > value) {
                    array[at] = array[at - 1];
                    at--;
                }
                array[at] = value;
            }
            return;
        }
        int middle = from + to >>> 1;
        sort(array, from, middle, room);
        sort(array, middle, to, room);
        if (array[middle - 1] <= array[middle]) {
            return;
        }
        int left = middle - from;
        System.arraycopy(array, from, room, 0, left);
        int first = 0;
        int second = middle;
        int target = from;
        while (first < left) {
            if (second < to && array[second] < room[first]) {
                array[target++] = array[second++];
            } else {
                array[target++] = room[first++];
            }
        }
    }

    static void sort(byte[] array, int from, int to) {
        int[] values = new int[to - from];
        for (int index = from; index < to; index++) {
            values[index - from] = array[index];
        }
        sort(values, 0, values.length);
        for (int index = from; index < to; index++) {
            array[index] = (byte) values[index - from];
        }
    }

    static void sort(short[] array, int from, int to) {
        int[] values = new int[to - from];
        for (int index = from; index < to; index++) {
            values[index - from] = array[index];
        }
        sort(values, 0, values.length);
        for (int index = from; index < to; index++) {
            array[index] = (short) values[index - from];
        }
    }

    static void sort(char[] array, int from, int to) {
        int[] values = new int[to - from];
        for (int index = from; index < to; index++) {
            values[index - from] = array[index];
        }
        sort(values, 0, values.length);
        for (int index = from; index < to; index++) {
            array[index] = (char) values[index - from];
        }
    }

    /** The bits of doubles, of negative ones all but the sign turned over, are in the order of Double.compare. */
    static void sort(double[] array, int from, int to) {
        long[] values = new long[to - from];
        for (int index = from; index < to; index++) {
            long bits = Double.doubleToLongBits(array[index]);
            values[index - from] = bits < 0 ? bits ^ Long.MAX_VALUE : bits;
        }
        sort(values, 0, values.length);
        for (int index = from; index < to; index++) {
            long bits = values[index - from];
            array[index] = Double.longBitsToDouble(bits < 0 ? bits ^ Long.MAX_VALUE : bits);
        }
    }

    static void sort(float[] array, int from, int to) {
        int[] values = new int[to - from];
        for (int index = from; index < to; index++) {
            int bits = Float.floatToIntBits(array[index]);
            values[index - from] = bits < 0 ? bits ^ Integer.MAX_VALUE : bits;
        }
        sort(values, 0, values.length);
        for (int index = from; index < to; index++) {
            int bits = values[index - from];
            array[index] = Float.intBitsToFloat(bits < 0 ? bits ^ Integer.MAX_VALUE : bits);
        }
    }

    /**
     * Stable. Up to 31 elements the comparisons are those of the JDK, in its order: first the run at the beginning, then binary
     * insertion. Programs that print from a comparator can tell.
     */
    static <T> void sort(T[] array, int from, int to, Comparator<? super T> order) {
        if (to - from < 2) {
            return;
        }
        if (to - from < 32) {
            insert(array, from, to, order, from + run(array, from, to, order));
        } else {
            Object[] room = new Object[to - from >>> 1];
            merge(array, from, to, order, room);
        }
    }

    /** The length of the run at the beginning; a descending one is turned round. */
    private static <T> int run(T[] array, int from, int to, Comparator<? super T> order) {
        int end = from + 2;
        if (order.compare(array[from + 1], array[from]) < 0) {
            while (end < to && order.compare(array[end], array[end - 1]) < 0) {
                end++;
            }
            for (int low = from, high = end - 1; low < high; low++, high--) {
                T kept = array[low];
                array[low] = array[high];
                array[high] = kept;
            }
        } else {
            while (end < to && order.compare(array[end], array[end - 1]) >= 0) {
                end++;
            }
        }
        return end - from;
    }

    /** Inserts the elements from next on into those before, which are in order. */
    private static <T> void insert(T[] array, int from, int to, Comparator<? super T> order, int next) {
        for (int at = next; at < to; at++) {
            T value = array[at];
            int low = from;
            int high = at;
            while (low < high) {
                int middle = low + high >>> 1;
                if (order.compare(value, array[middle]) < 0) {
                    high = middle;
                } else {
                    low = middle + 1;
                }
            }
            for (int free = at; free > low; free--) {
                array[free] = array[free - 1];
            }
            array[low] = value;
        }
    }

    @SuppressWarnings("unchecked")
    private static <T> void merge(T[] array, int from, int to, Comparator<? super T> order, Object[] room) {
        if (to - from < SHORT) {
            insert(array, from, to, order, from + 1);
            return;
        }
        int middle = from + to >>> 1;
        merge(array, from, middle, order, room);
        merge(array, middle, to, order, room);
        if (order.compare(array[middle - 1], array[middle]) <= 0) {
            return;
        }
        int left = middle - from;
        System.arraycopy(array, from, room, 0, left);
        int first = 0;
        int second = middle;
        int target = from;
        while (first < left) {
            if (second < to && order.compare(array[second], (T) room[first]) < 0) {
                array[target++] = array[second++];
            } else {
                array[target++] = (T) room[first++];
            }
        }
    }
}
