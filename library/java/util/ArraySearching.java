package java.util;

import invar.logic.Identity;
import invar.logic.Seq;

/**
 * Searching in sorted arrays: where the key is, or -(where it would be put) - 1. The range has been checked. What is found in an array that is
 * not sorted, and which of equal elements is, is left open.
 */
final class ArraySearching {
    private ArraySearching() {
    }

    static int search(int[] array, int from, int to, int key) {
        int found = find(array, from, to, key);
        return Identity.isKept() || isStrict(array, from, to) ? found : Identity.number(-to - 1, to);
    }

    private static boolean isStrict(int[] array, int from, int to) {
        boolean strict = true;
        for (int index = from + 1; index < to; index++) {
            strict = strict && Integer.compare(array[index - 1], array[index]) < 0;
        }
        return strict;
    }

    private static int find(int[] array, int from, int to, int key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Integer.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            low = order < 0 ? middle + 1 : low;
            high = order < 0 ? high : middle - 1;
        }
        return -(low + 1);
    }

    static int search(long[] array, int from, int to, long key) {
        int found = find(array, from, to, key);
        return Identity.isKept() || isStrict(array, from, to) ? found : Identity.number(-to - 1, to);
    }

    private static boolean isStrict(long[] array, int from, int to) {
        boolean strict = true;
        for (int index = from + 1; index < to; index++) {
            strict = strict && Long.compare(array[index - 1], array[index]) < 0;
        }
        return strict;
    }

    private static int find(long[] array, int from, int to, long key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Long.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            low = order < 0 ? middle + 1 : low;
            high = order < 0 ? high : middle - 1;
        }
        return -(low + 1);
    }

    static int search(double[] array, int from, int to, double key) {
        int found = find(array, from, to, key);
        return Identity.isKept() || isStrict(array, from, to) ? found : Identity.number(-to - 1, to);
    }

    private static boolean isStrict(double[] array, int from, int to) {
        boolean strict = true;
        for (int index = from + 1; index < to; index++) {
            strict = strict && Double.compare(array[index - 1], array[index]) < 0;
        }
        return strict;
    }

    private static int find(double[] array, int from, int to, double key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Double.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            low = order < 0 ? middle + 1 : low;
            high = order < 0 ? high : middle - 1;
        }
        return -(low + 1);
    }

    static int search(char[] array, int from, int to, char key) {
        int found = find(array, from, to, key);
        return Identity.isKept() || isStrict(array, from, to) ? found : Identity.number(-to - 1, to);
    }

    private static boolean isStrict(char[] array, int from, int to) {
        boolean strict = true;
        for (int index = from + 1; index < to; index++) {
            strict = strict && Character.compare(array[index - 1], array[index]) < 0;
        }
        return strict;
    }

    private static int find(char[] array, int from, int to, char key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Character.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            low = order < 0 ? middle + 1 : low;
            high = order < 0 ? high : middle - 1;
        }
        return -(low + 1);
    }

    static int search(byte[] array, int from, int to, byte key) {
        int found = find(array, from, to, key);
        return Identity.isKept() || isStrict(array, from, to) ? found : Identity.number(-to - 1, to);
    }

    private static boolean isStrict(byte[] array, int from, int to) {
        boolean strict = true;
        for (int index = from + 1; index < to; index++) {
            strict = strict && Byte.compare(array[index - 1], array[index]) < 0;
        }
        return strict;
    }

    private static int find(byte[] array, int from, int to, byte key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Byte.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            low = order < 0 ? middle + 1 : low;
            high = order < 0 ? high : middle - 1;
        }
        return -(low + 1);
    }

    static int search(short[] array, int from, int to, short key) {
        int found = find(array, from, to, key);
        return Identity.isKept() || isStrict(array, from, to) ? found : Identity.number(-to - 1, to);
    }

    private static boolean isStrict(short[] array, int from, int to) {
        boolean strict = true;
        for (int index = from + 1; index < to; index++) {
            strict = strict && Short.compare(array[index - 1], array[index]) < 0;
        }
        return strict;
    }

    private static int find(short[] array, int from, int to, short key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Short.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            low = order < 0 ? middle + 1 : low;
            high = order < 0 ? high : middle - 1;
        }
        return -(low + 1);
    }

    static int search(float[] array, int from, int to, float key) {
        int found = find(array, from, to, key);
        return Identity.isKept() || isStrict(array, from, to) ? found : Identity.number(-to - 1, to);
    }

    private static boolean isStrict(float[] array, int from, int to) {
        boolean strict = true;
        for (int index = from + 1; index < to; index++) {
            strict = strict && Float.compare(array[index - 1], array[index]) < 0;
        }
        return strict;
    }

    private static int find(float[] array, int from, int to, float key) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = Float.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            low = order < 0 ? middle + 1 : low;
            high = order < 0 ? high : middle - 1;
        }
        return -(low + 1);
    }

    static <T> int search(T[] array, int from, int to, T key, Comparator<? super T> c) {
        int found = find(array, from, to, key, c);
        return Identity.isKept() || isStrict(Seq.slice(Seq.of(array), from, to), key, c) ? found : Identity.number(-to - 1, to);
    }

    /** Whether elements stand in their natural order, no two equal; no where code of the program would have to be run for that. */
    static boolean isStrict(Seq<?> elements, Object key, Comparator<?> c) {
        boolean strict = c == Comparators.ofElements();
        for (int index = 0; index < Seq.size(elements); index++) {
            strict = strict && isKnown(Seq.get(elements, index), key) && (index == 0 || compare(Seq.get(elements, index - 1), Seq.get(elements, index)) < 0);
        }
        return strict;
    }

    private static boolean isKnown(Object element, Object key) {
        return element instanceof Integer && key instanceof Integer || element instanceof String && key instanceof String;
    }

    private static int compare(Object first, Object second) {
        return first instanceof Integer ? ((Integer) first).compareTo((Integer) second) : ((String) first).compareTo((String) second);
    }

    private static <T> int find(T[] array, int from, int to, T key, Comparator<? super T> c) {
        int low = from;
        int high = to - 1;
        while (low <= high) {
            int middle = low + high >>> 1;
            int order = c.compare(array[middle], key);
            if (order == 0) {
                return middle;
            }
            low = order < 0 ? middle + 1 : low;
            high = order < 0 ? high : middle - 1;
        }
        return -(low + 1);
    }
}
