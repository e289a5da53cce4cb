package java.util;

import java.lang.reflect.Array;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;

/** Methods for arrays. */
public class Arrays {
    private Arrays() {
    }

    private static void checkRange(int length, int fromIndex, int toIndex) {
        if (fromIndex > toIndex) {
            throw new IllegalArgumentException("fromIndex(" + fromIndex + ") > toIndex(" + toIndex + ")");
        }
        if (fromIndex < 0) {
            throw new ArrayIndexOutOfBoundsException(fromIndex);
        }
        if (toIndex > length) {
            throw new ArrayIndexOutOfBoundsException(toIndex);
        }
    }

    private static int rangeLength(int from, int to) {
        if (from > to) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        return to - from;
    }

    @SafeVarargs
    @SuppressWarnings("varargs")
    public static <T> List<T> asList(T... a) {
        return new ArrayAsList<T>(a);
    }

    public static <T> Spliterator<T> spliterator(T[] array) {
        return new ArraySpliterators.OfObjects<T>(array, 0, array.length, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> Spliterator<T> spliterator(T[] array, int startInclusive, int endExclusive) {
        checkBounds(array.length, startInclusive, endExclusive);
        return new ArraySpliterators.OfObjects<T>(array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static <T> java.util.stream.Stream<T> stream(T[] array) {
        return java.util.stream.StreamSupport.stream(spliterator(array), false);
    }

    public static <T> java.util.stream.Stream<T> stream(T[] array, int startInclusive, int endExclusive) {
        return java.util.stream.StreamSupport.stream(spliterator(array, startInclusive, endExclusive), false);
    }

    public static Spliterator.OfInt spliterator(int[] array) {
        return new ArraySpliterators.OfInts(array, 0, array.length, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfInt spliterator(int[] array, int startInclusive, int endExclusive) {
        checkBounds(array.length, startInclusive, endExclusive);
        return new ArraySpliterators.OfInts(array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static java.util.stream.IntStream stream(int[] array) {
        return java.util.stream.StreamSupport.intStream(spliterator(array), false);
    }

    public static java.util.stream.IntStream stream(int[] array, int startInclusive, int endExclusive) {
        return java.util.stream.StreamSupport.intStream(spliterator(array, startInclusive, endExclusive), false);
    }

    public static Spliterator.OfLong spliterator(long[] array) {
        return new ArraySpliterators.OfLongs(array, 0, array.length, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfLong spliterator(long[] array, int startInclusive, int endExclusive) {
        checkBounds(array.length, startInclusive, endExclusive);
        return new ArraySpliterators.OfLongs(array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static java.util.stream.LongStream stream(long[] array) {
        return java.util.stream.StreamSupport.longStream(spliterator(array), false);
    }

    public static java.util.stream.LongStream stream(long[] array, int startInclusive, int endExclusive) {
        return java.util.stream.StreamSupport.longStream(spliterator(array, startInclusive, endExclusive), false);
    }

    public static Spliterator.OfDouble spliterator(double[] array) {
        return new ArraySpliterators.OfDoubles(array, 0, array.length, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static Spliterator.OfDouble spliterator(double[] array, int startInclusive, int endExclusive) {
        checkBounds(array.length, startInclusive, endExclusive);
        return new ArraySpliterators.OfDoubles(array, startInclusive, endExclusive, Spliterator.ORDERED | Spliterator.IMMUTABLE);
    }

    public static java.util.stream.DoubleStream stream(double[] array) {
        return java.util.stream.StreamSupport.doubleStream(spliterator(array), false);
    }

    public static java.util.stream.DoubleStream stream(double[] array, int startInclusive, int endExclusive) {
        return java.util.stream.StreamSupport.doubleStream(spliterator(array, startInclusive, endExclusive), false);
    }

    /** These are bounds of a part of an array of that length: spliterators complain in other words. */
    private static void checkBounds(int length, int origin, int fence) {
        if (origin > fence) {
            throw new ArrayIndexOutOfBoundsException("origin(" + origin + ") > fence(" + fence + ")");
        }
        if (origin < 0) {
            throw new ArrayIndexOutOfBoundsException(origin);
        }
        if (fence > length) {
            throw new ArrayIndexOutOfBoundsException(fence);
        }
    }

    public static String toString(int[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int index = 0; index < a.length; index++) {
            text.append(index == 0 ? "" : ", ").append(a[index]);
        }
        return text.append("]").toString();
    }

    public static void fill(int[] a, int val) {
        for (int index = 0; index < a.length; index++) {
            a[index] = val;
        }
    }

    public static void fill(int[] a, int fromIndex, int toIndex, int val) {
        checkRange(a.length, fromIndex, toIndex);
        for (int index = fromIndex; index < toIndex; index++) {
            a[index] = val;
        }
    }

    public static int[] copyOf(int[] original, int newLength) {
        int[] copy = new int[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static int[] copyOfRange(int[] original, int from, int to) {
        int[] copy = new int[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static boolean equals(int[] a, int[] a2) {
        if (a == null || a2 == null || a.length != a2.length) {
            return a == a2;
        }
        int index = 0;
        while (index < a.length && a[index] == a2[index]) {
            index++;
        }
        return index == a.length;
    }

    public static int hashCode(int[] a) {
        int result = a == null ? 0 : 1;
        for (int index = 0; a != null && index < a.length; index++) {
            result = 31 * result + Integer.hashCode(a[index]);
        }
        return result;
    }

    public static void sort(int[] a) {
        ArraySorting.sort(a, 0, a.length);
    }

    public static void sort(int[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        ArraySorting.sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(int[] a, int key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(int[] a, int fromIndex, int toIndex, int key) {
        checkRange(a.length, fromIndex, toIndex);
        return ArraySearching.search(a, fromIndex, toIndex, key);
    }

    public static String toString(long[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int index = 0; index < a.length; index++) {
            text.append(index == 0 ? "" : ", ").append(a[index]);
        }
        return text.append("]").toString();
    }

    public static void fill(long[] a, long val) {
        for (int index = 0; index < a.length; index++) {
            a[index] = val;
        }
    }

    public static void fill(long[] a, int fromIndex, int toIndex, long val) {
        checkRange(a.length, fromIndex, toIndex);
        for (int index = fromIndex; index < toIndex; index++) {
            a[index] = val;
        }
    }

    public static long[] copyOf(long[] original, int newLength) {
        long[] copy = new long[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static long[] copyOfRange(long[] original, int from, int to) {
        long[] copy = new long[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static boolean equals(long[] a, long[] a2) {
        if (a == null || a2 == null || a.length != a2.length) {
            return a == a2;
        }
        int index = 0;
        while (index < a.length && a[index] == a2[index]) {
            index++;
        }
        return index == a.length;
    }

    public static int hashCode(long[] a) {
        int result = a == null ? 0 : 1;
        for (int index = 0; a != null && index < a.length; index++) {
            result = 31 * result + Long.hashCode(a[index]);
        }
        return result;
    }

    public static void sort(long[] a) {
        ArraySorting.sort(a, 0, a.length);
    }

    public static void sort(long[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        ArraySorting.sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(long[] a, long key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(long[] a, int fromIndex, int toIndex, long key) {
        checkRange(a.length, fromIndex, toIndex);
        return ArraySearching.search(a, fromIndex, toIndex, key);
    }

    public static String toString(double[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int index = 0; index < a.length; index++) {
            text.append(index == 0 ? "" : ", ").append(a[index]);
        }
        return text.append("]").toString();
    }

    public static void fill(double[] a, double val) {
        for (int index = 0; index < a.length; index++) {
            a[index] = val;
        }
    }

    public static void fill(double[] a, int fromIndex, int toIndex, double val) {
        checkRange(a.length, fromIndex, toIndex);
        for (int index = fromIndex; index < toIndex; index++) {
            a[index] = val;
        }
    }

    public static double[] copyOf(double[] original, int newLength) {
        double[] copy = new double[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static double[] copyOfRange(double[] original, int from, int to) {
        double[] copy = new double[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static boolean equals(double[] a, double[] a2) {
        if (a == null || a2 == null || a.length != a2.length) {
            return a == a2;
        }
        int index = 0;
        while (index < a.length && Double.compare(a[index], a2[index]) == 0) {
            index++;
        }
        return index == a.length;
    }

    public static int hashCode(double[] a) {
        int result = a == null ? 0 : 1;
        for (int index = 0; a != null && index < a.length; index++) {
            result = 31 * result + Double.hashCode(a[index]);
        }
        return result;
    }

    public static void sort(double[] a) {
        ArraySorting.sort(a, 0, a.length);
    }

    public static void sort(double[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        ArraySorting.sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(double[] a, double key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(double[] a, int fromIndex, int toIndex, double key) {
        checkRange(a.length, fromIndex, toIndex);
        return ArraySearching.search(a, fromIndex, toIndex, key);
    }

    public static String toString(char[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int index = 0; index < a.length; index++) {
            text.append(index == 0 ? "" : ", ").append(a[index]);
        }
        return text.append("]").toString();
    }

    public static void fill(char[] a, char val) {
        for (int index = 0; index < a.length; index++) {
            a[index] = val;
        }
    }

    public static void fill(char[] a, int fromIndex, int toIndex, char val) {
        checkRange(a.length, fromIndex, toIndex);
        for (int index = fromIndex; index < toIndex; index++) {
            a[index] = val;
        }
    }

    public static char[] copyOf(char[] original, int newLength) {
        char[] copy = new char[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static char[] copyOfRange(char[] original, int from, int to) {
        char[] copy = new char[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static boolean equals(char[] a, char[] a2) {
        if (a == null || a2 == null || a.length != a2.length) {
            return a == a2;
        }
        int index = 0;
        while (index < a.length && a[index] == a2[index]) {
            index++;
        }
        return index == a.length;
    }

    public static int hashCode(char[] a) {
        int result = a == null ? 0 : 1;
        for (int index = 0; a != null && index < a.length; index++) {
            result = 31 * result + Character.hashCode(a[index]);
        }
        return result;
    }

    public static void sort(char[] a) {
        ArraySorting.sort(a, 0, a.length);
    }

    public static void sort(char[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        ArraySorting.sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(char[] a, char key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(char[] a, int fromIndex, int toIndex, char key) {
        checkRange(a.length, fromIndex, toIndex);
        return ArraySearching.search(a, fromIndex, toIndex, key);
    }

    public static String toString(byte[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int index = 0; index < a.length; index++) {
            text.append(index == 0 ? "" : ", ").append(a[index]);
        }
        return text.append("]").toString();
    }

    public static void fill(byte[] a, byte val) {
        for (int index = 0; index < a.length; index++) {
            a[index] = val;
        }
    }

    public static void fill(byte[] a, int fromIndex, int toIndex, byte val) {
        checkRange(a.length, fromIndex, toIndex);
        for (int index = fromIndex; index < toIndex; index++) {
            a[index] = val;
        }
    }

    public static byte[] copyOf(byte[] original, int newLength) {
        byte[] copy = new byte[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static byte[] copyOfRange(byte[] original, int from, int to) {
        byte[] copy = new byte[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static boolean equals(byte[] a, byte[] a2) {
        if (a == null || a2 == null || a.length != a2.length) {
            return a == a2;
        }
        int index = 0;
        while (index < a.length && a[index] == a2[index]) {
            index++;
        }
        return index == a.length;
    }

    public static int hashCode(byte[] a) {
        int result = a == null ? 0 : 1;
        for (int index = 0; a != null && index < a.length; index++) {
            result = 31 * result + Byte.hashCode(a[index]);
        }
        return result;
    }

    public static void sort(byte[] a) {
        ArraySorting.sort(a, 0, a.length);
    }

    public static void sort(byte[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        ArraySorting.sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(byte[] a, byte key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(byte[] a, int fromIndex, int toIndex, byte key) {
        checkRange(a.length, fromIndex, toIndex);
        return ArraySearching.search(a, fromIndex, toIndex, key);
    }

    public static String toString(short[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int index = 0; index < a.length; index++) {
            text.append(index == 0 ? "" : ", ").append(a[index]);
        }
        return text.append("]").toString();
    }

    public static void fill(short[] a, short val) {
        for (int index = 0; index < a.length; index++) {
            a[index] = val;
        }
    }

    public static void fill(short[] a, int fromIndex, int toIndex, short val) {
        checkRange(a.length, fromIndex, toIndex);
        for (int index = fromIndex; index < toIndex; index++) {
            a[index] = val;
        }
    }

    public static short[] copyOf(short[] original, int newLength) {
        short[] copy = new short[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static short[] copyOfRange(short[] original, int from, int to) {
        short[] copy = new short[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static boolean equals(short[] a, short[] a2) {
        if (a == null || a2 == null || a.length != a2.length) {
            return a == a2;
        }
        int index = 0;
        while (index < a.length && a[index] == a2[index]) {
            index++;
        }
        return index == a.length;
    }

    public static int hashCode(short[] a) {
        int result = a == null ? 0 : 1;
        for (int index = 0; a != null && index < a.length; index++) {
            result = 31 * result + Short.hashCode(a[index]);
        }
        return result;
    }

    public static void sort(short[] a) {
        ArraySorting.sort(a, 0, a.length);
    }

    public static void sort(short[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        ArraySorting.sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(short[] a, short key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(short[] a, int fromIndex, int toIndex, short key) {
        checkRange(a.length, fromIndex, toIndex);
        return ArraySearching.search(a, fromIndex, toIndex, key);
    }

    public static String toString(float[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int index = 0; index < a.length; index++) {
            text.append(index == 0 ? "" : ", ").append(a[index]);
        }
        return text.append("]").toString();
    }

    public static void fill(float[] a, float val) {
        for (int index = 0; index < a.length; index++) {
            a[index] = val;
        }
    }

    public static void fill(float[] a, int fromIndex, int toIndex, float val) {
        checkRange(a.length, fromIndex, toIndex);
        for (int index = fromIndex; index < toIndex; index++) {
            a[index] = val;
        }
    }

    public static float[] copyOf(float[] original, int newLength) {
        float[] copy = new float[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static float[] copyOfRange(float[] original, int from, int to) {
        float[] copy = new float[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static boolean equals(float[] a, float[] a2) {
        if (a == null || a2 == null || a.length != a2.length) {
            return a == a2;
        }
        int index = 0;
        while (index < a.length && Float.compare(a[index], a2[index]) == 0) {
            index++;
        }
        return index == a.length;
    }

    public static int hashCode(float[] a) {
        int result = a == null ? 0 : 1;
        for (int index = 0; a != null && index < a.length; index++) {
            result = 31 * result + Float.hashCode(a[index]);
        }
        return result;
    }

    public static void sort(float[] a) {
        ArraySorting.sort(a, 0, a.length);
    }

    public static void sort(float[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        ArraySorting.sort(a, fromIndex, toIndex);
    }

    public static int binarySearch(float[] a, float key) {
        return binarySearch(a, 0, a.length, key);
    }

    public static int binarySearch(float[] a, int fromIndex, int toIndex, float key) {
        checkRange(a.length, fromIndex, toIndex);
        return ArraySearching.search(a, fromIndex, toIndex, key);
    }

    public static String toString(boolean[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int index = 0; index < a.length; index++) {
            text.append(index == 0 ? "" : ", ").append(a[index]);
        }
        return text.append("]").toString();
    }

    public static void fill(boolean[] a, boolean val) {
        for (int index = 0; index < a.length; index++) {
            a[index] = val;
        }
    }

    public static void fill(boolean[] a, int fromIndex, int toIndex, boolean val) {
        checkRange(a.length, fromIndex, toIndex);
        for (int index = fromIndex; index < toIndex; index++) {
            a[index] = val;
        }
    }

    public static boolean[] copyOf(boolean[] original, int newLength) {
        boolean[] copy = new boolean[newLength];
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    public static boolean[] copyOfRange(boolean[] original, int from, int to) {
        boolean[] copy = new boolean[rangeLength(from, to)];
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static boolean equals(boolean[] a, boolean[] a2) {
        if (a == null || a2 == null || a.length != a2.length) {
            return a == a2;
        }
        int index = 0;
        while (index < a.length && a[index] == a2[index]) {
            index++;
        }
        return index == a.length;
    }

    public static int hashCode(boolean[] a) {
        int result = a == null ? 0 : 1;
        for (int index = 0; a != null && index < a.length; index++) {
            result = 31 * result + Boolean.hashCode(a[index]);
        }
        return result;
    }

    public static String toString(Object[] a) {
        if (a == null) {
            return "null";
        }
        StringBuilder text = new StringBuilder("[");
        for (int index = 0; index < a.length; index++) {
            text.append(index == 0 ? "" : ", ").append(String.valueOf(a[index]));
        }
        return text.append("]").toString();
    }

    public static void fill(Object[] a, Object val) {
        for (int index = 0; index < a.length; index++) {
            a[index] = val;
        }
    }

    public static void fill(Object[] a, int fromIndex, int toIndex, Object val) {
        checkRange(a.length, fromIndex, toIndex);
        for (int index = fromIndex; index < toIndex; index++) {
            a[index] = val;
        }
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOf(T[] original, int newLength) {
        return (T[]) copyOf(original, newLength, original.getClass());
    }

    @SuppressWarnings("unchecked")
    public static <T, U> T[] copyOf(U[] original, int newLength, Class<? extends T[]> newType) {
        T[] copy = (T[]) Array.newInstance(newType.getComponentType(), newLength);
        System.arraycopy(original, 0, copy, 0, Math.min(original.length, newLength));
        return copy;
    }

    @SuppressWarnings("unchecked")
    public static <T> T[] copyOfRange(T[] original, int from, int to) {
        return copyOfRange(original, from, to, (Class<? extends T[]>) original.getClass());
    }

    @SuppressWarnings("unchecked")
    public static <T, U> T[] copyOfRange(U[] original, int from, int to, Class<? extends T[]> newType) {
        T[] copy = (T[]) Array.newInstance(newType.getComponentType(), rangeLength(from, to));
        System.arraycopy(original, from, copy, 0, Math.min(original.length - from, copy.length));
        return copy;
    }

    public static boolean equals(Object[] a, Object[] a2) {
        if (a == null || a2 == null || a.length != a2.length) {
            return a == a2;
        }
        int index = 0;
        while (index < a.length && Objects.equals(a[index], a2[index])) {
            index++;
        }
        return index == a.length;
    }

    public static int hashCode(Object[] a) {
        int result = a == null ? 0 : 1;
        for (int index = 0; a != null && index < a.length; index++) {
            result = 31 * result + Objects.hashCode(a[index]);
        }
        return result;
    }

    public static void sort(Object[] a) {
        ArraySorting.sort(a, 0, a.length, Comparators.<Object>ofElements());
    }

    public static void sort(Object[] a, int fromIndex, int toIndex) {
        checkRange(a.length, fromIndex, toIndex);
        ArraySorting.sort(a, fromIndex, toIndex, Comparators.<Object>ofElements());
    }

    public static <T> void sort(T[] a, Comparator<? super T> c) {
        ArraySorting.sort(a, 0, a.length, c == null ? Comparators.<T>ofElements() : c);
    }

    public static <T> void sort(T[] a, int fromIndex, int toIndex, Comparator<? super T> c) {
        checkRange(a.length, fromIndex, toIndex);
        ArraySorting.sort(a, fromIndex, toIndex, c == null ? Comparators.<T>ofElements() : c);
    }

    public static int binarySearch(Object[] a, Object key) {
        return ArraySearching.search(a, 0, a.length, key, Comparators.<Object>ofElements());
    }

    public static int binarySearch(Object[] a, int fromIndex, int toIndex, Object key) {
        checkRange(a.length, fromIndex, toIndex);
        return ArraySearching.search(a, fromIndex, toIndex, key, Comparators.<Object>ofElements());
    }

    public static <T> int binarySearch(T[] a, T key, Comparator<? super T> c) {
        return ArraySearching.search(a, 0, a.length, key, c == null ? Comparators.<T>ofElements() : c);
    }

    public static <T> int binarySearch(T[] a, int fromIndex, int toIndex, T key, Comparator<? super T> c) {
        checkRange(a.length, fromIndex, toIndex);
        return ArraySearching.search(a, fromIndex, toIndex, key, c == null ? Comparators.<T>ofElements() : c);
    }

    public static <T> void setAll(T[] array, IntFunction<? extends T> generator) {
        Objects.requireNonNull(generator);
        for (int index = 0; index < array.length; index++) {
            array[index] = generator.apply(index);
        }
    }

    public static void setAll(int[] array, IntUnaryOperator generator) {
        Objects.requireNonNull(generator);
        for (int index = 0; index < array.length; index++) {
            array[index] = generator.applyAsInt(index);
        }
    }

    public static void setAll(long[] array, IntToLongFunction generator) {
        Objects.requireNonNull(generator);
        for (int index = 0; index < array.length; index++) {
            array[index] = generator.applyAsLong(index);
        }
    }

    public static void setAll(double[] array, IntToDoubleFunction generator) {
        Objects.requireNonNull(generator);
        for (int index = 0; index < array.length; index++) {
            array[index] = generator.applyAsDouble(index);
        }
    }

    public static boolean deepEquals(Object[] a1, Object[] a2) {
        return DeepArrays.equal(a1, a2);
    }

    public static int deepHashCode(Object[] a) {
        return DeepArrays.hash(a);
    }

    public static String deepToString(Object[] a) {
        return a == null ? "null" : DeepArrays.text(a, new Object[0]);
    }

    public static boolean equals(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) == length;
    }

    public static int mismatch(int[] a, int[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        return common == aToIndex - aFromIndex && common == bToIndex - bFromIndex ? -1 : common;
    }

    public static int compare(int[] a, int[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        if (common == aToIndex - aFromIndex || common == bToIndex - bFromIndex) {
            return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
        }
        return Integer.compare(a[aFromIndex + common], b[bFromIndex + common]);
    }

    public static int compareUnsigned(int[] a, int[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static int compareUnsigned(int[] a, int aFromIndex, int aToIndex, int[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        if (common == aToIndex - aFromIndex || common == bToIndex - bFromIndex) {
            return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
        }
        return Integer.compareUnsigned(a[aFromIndex + common], b[bFromIndex + common]);
    }

    public static boolean equals(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) == length;
    }

    public static int mismatch(long[] a, long[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        return common == aToIndex - aFromIndex && common == bToIndex - bFromIndex ? -1 : common;
    }

    public static int compare(long[] a, long[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        if (common == aToIndex - aFromIndex || common == bToIndex - bFromIndex) {
            return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
        }
        return Long.compare(a[aFromIndex + common], b[bFromIndex + common]);
    }

    public static int compareUnsigned(long[] a, long[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static int compareUnsigned(long[] a, int aFromIndex, int aToIndex, long[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        if (common == aToIndex - aFromIndex || common == bToIndex - bFromIndex) {
            return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
        }
        return Long.compareUnsigned(a[aFromIndex + common], b[bFromIndex + common]);
    }

    public static boolean equals(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) == length;
    }

    public static int mismatch(double[] a, double[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        return common == aToIndex - aFromIndex && common == bToIndex - bFromIndex ? -1 : common;
    }

    public static int compare(double[] a, double[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(double[] a, int aFromIndex, int aToIndex, double[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        if (common == aToIndex - aFromIndex || common == bToIndex - bFromIndex) {
            return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
        }
        return Double.compare(a[aFromIndex + common], b[bFromIndex + common]);
    }

    public static boolean equals(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) == length;
    }

    public static int mismatch(char[] a, char[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        return common == aToIndex - aFromIndex && common == bToIndex - bFromIndex ? -1 : common;
    }

    public static int compare(char[] a, char[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(char[] a, int aFromIndex, int aToIndex, char[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        if (common == aToIndex - aFromIndex || common == bToIndex - bFromIndex) {
            return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
        }
        return Character.compare(a[aFromIndex + common], b[bFromIndex + common]);
    }

    public static boolean equals(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) == length;
    }

    public static int mismatch(byte[] a, byte[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        return common == aToIndex - aFromIndex && common == bToIndex - bFromIndex ? -1 : common;
    }

    public static int compare(byte[] a, byte[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        if (common == aToIndex - aFromIndex || common == bToIndex - bFromIndex) {
            return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
        }
        return Byte.compare(a[aFromIndex + common], b[bFromIndex + common]);
    }

    public static int compareUnsigned(byte[] a, byte[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static int compareUnsigned(byte[] a, int aFromIndex, int aToIndex, byte[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        if (common == aToIndex - aFromIndex || common == bToIndex - bFromIndex) {
            return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
        }
        return Byte.compareUnsigned(a[aFromIndex + common], b[bFromIndex + common]);
    }

    public static boolean equals(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) == length;
    }

    public static int mismatch(short[] a, short[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        return common == aToIndex - aFromIndex && common == bToIndex - bFromIndex ? -1 : common;
    }

    public static int compare(short[] a, short[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        if (common == aToIndex - aFromIndex || common == bToIndex - bFromIndex) {
            return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
        }
        return Short.compare(a[aFromIndex + common], b[bFromIndex + common]);
    }

    public static int compareUnsigned(short[] a, short[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compareUnsigned(a, 0, a.length, b, 0, b.length);
    }

    public static int compareUnsigned(short[] a, int aFromIndex, int aToIndex, short[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        if (common == aToIndex - aFromIndex || common == bToIndex - bFromIndex) {
            return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
        }
        return Short.compareUnsigned(a[aFromIndex + common], b[bFromIndex + common]);
    }

    public static boolean equals(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) == length;
    }

    public static int mismatch(float[] a, float[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        return common == aToIndex - aFromIndex && common == bToIndex - bFromIndex ? -1 : common;
    }

    public static int compare(float[] a, float[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(float[] a, int aFromIndex, int aToIndex, float[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        if (common == aToIndex - aFromIndex || common == bToIndex - bFromIndex) {
            return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
        }
        return Float.compare(a[aFromIndex + common], b[bFromIndex + common]);
    }

    public static boolean equals(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) == length;
    }

    public static int mismatch(boolean[] a, boolean[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        return common == aToIndex - aFromIndex && common == bToIndex - bFromIndex ? -1 : common;
    }

    public static int compare(boolean[] a, boolean[] b) {
        if (a == null || b == null) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return compare(a, 0, a.length, b, 0, b.length);
    }

    public static int compare(boolean[] a, int aFromIndex, int aToIndex, boolean[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        if (common == aToIndex - aFromIndex || common == bToIndex - bFromIndex) {
            return (aToIndex - aFromIndex) - (bToIndex - bFromIndex);
        }
        return Boolean.compare(a[aFromIndex + common], b[bFromIndex + common]);
    }

    public static boolean equals(Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int length = aToIndex - aFromIndex;
        return length == bToIndex - bFromIndex && ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex) == length;
    }

    public static int mismatch(Object[] a, Object[] b) {
        return mismatch(a, 0, a.length, b, 0, b.length);
    }

    public static int mismatch(Object[] a, int aFromIndex, int aToIndex, Object[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        int common = ArrayComparing.common(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex);
        return common == aToIndex - aFromIndex && common == bToIndex - bFromIndex ? -1 : common;
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, T[] b) {
        if (a == null || b == null || a == b) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return ArrayComparing.compare(a, 0, a.length, b, 0, b.length, Comparator.nullsFirst(Comparator.<T>naturalOrder()));
    }

    public static <T extends Comparable<? super T>> int compare(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex) {
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        Comparator<T> order = Comparator.nullsFirst(Comparator.<T>naturalOrder());
        return ArrayComparing.compare(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex, order);
    }

    public static <T> int compare(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        if (a == null || b == null || a == b) {
            return a == b ? 0 : a == null ? -1 : 1;
        }
        return ArrayComparing.compare(a, 0, a.length, b, 0, b.length, cmp);
    }

    public static <T> int compare(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        return ArrayComparing.compare(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex, cmp);
    }

    public static <T> int mismatch(T[] a, T[] b, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        return ArrayComparing.mismatch(a, 0, a.length, b, 0, b.length, cmp);
    }

    public static <T> int mismatch(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        return ArrayComparing.mismatch(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex, cmp);
    }

    public static <T> boolean equals(T[] a, T[] a2, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        if (a == null || a2 == null || a == a2) {
            return a == a2;
        }
        return ArrayComparing.equal(a, 0, a.length, a2, 0, a2.length, cmp);
    }

    public static <T> boolean equals(T[] a, int aFromIndex, int aToIndex, T[] b, int bFromIndex, int bToIndex, Comparator<? super T> cmp) {
        Objects.requireNonNull(cmp);
        checkRange(a.length, aFromIndex, aToIndex);
        checkRange(b.length, bFromIndex, bToIndex);
        return ArrayComparing.equal(a, aFromIndex, aToIndex, b, bFromIndex, bToIndex, cmp);
    }
}
