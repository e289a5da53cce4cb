package java.lang;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;

/**
 * The standard streams, arrays, time, and the end of the program. The environment is left out, and so are all properties but the
 * separators.
 */
public final class System {
    public static final InputStream in = new FileInputStream(FileDescriptor.in);
    public static final PrintStream out = new PrintStream(new FileOutputStream(FileDescriptor.out));
    public static final PrintStream err = new PrintStream(new FileOutputStream(FileDescriptor.err));

    private System() {
    }

    public static native long currentTimeMillis();

    public static native long nanoTime();

    public static void arraycopy(Object src, int srcPos, Object dest, int destPos, int length) {
        if (src == null || dest == null) {
            throw new NullPointerException();
        }
        int available = lengthOf(src);
        int room = lengthOf(dest);
        if (available < 0 || room < 0 || kindOf(src) != kindOf(dest)) {
            throw unlike(src, dest);
        }
        if (srcPos < 0 || destPos < 0 || length < 0 || srcPos > available - length || destPos > room - length) {
            throw outside(src, srcPos, dest, destPos, length);
        }
        int copied = copyElements(src, srcPos, dest, destPos, length);
        // Numbers always fit, and so does what goes into an array of objects, or was in an array of the same class.
        boolean fits = !(src instanceof Object[]) || dest.getClass() == Object[].class || src.getClass() == dest.getClass();
        if (copied < length && !fits) {
            throw unfit(src.getClass().getComponentType(), dest.getClass().getComponentType());
        }
    }

    /*@ normal_behavior
      @   ensures \result != null && \typeof(\result) == \type(ArrayStoreException);
      @   assignable \nothing;
      @*/
    private static ArrayStoreException unfit(Class<?> from, Class<?> to) {
        if (from.isAssignableFrom(to)) {
            return new ArrayStoreException("arraycopy: element type mismatch: can not cast one of the elements of "
                    + from.getName() + "[] to the type of the destination array, " + to.getName());
        }
        return new ArrayStoreException(
                "arraycopy: type mismatch: can not copy " + from.getName() + "[] into " + to.getName() + "[]");
    }

    /** Why nothing can be copied from one object to another: one is no array, or their elements are of different kinds. */
    /*@ normal_behavior
      @   ensures \result != null && \typeof(\result) == \type(ArrayStoreException);
      @   assignable \nothing;
      @*/
    private static ArrayStoreException unlike(Object src, Object dest) {
        if (lengthOf(src) < 0) {
            return new ArrayStoreException("arraycopy: source type " + src.getClass().getName() + " is not an array");
        }
        if (lengthOf(dest) < 0) {
            return new ArrayStoreException("arraycopy: destination type " + dest.getClass().getName() + " is not an array");
        }
        String kinds = KINDS[kindOf(src)] + "[] into " + KINDS[kindOf(dest)];
        return new ArrayStoreException("arraycopy: type mismatch: can not copy " + kinds + "[]");
    }

    /*@ normal_behavior
      @   requires_free src != null && dest != null;
      @   ensures \result != null && \typeof(\result) == \type(ArrayIndexOutOfBoundsException);
      @   assignable \nothing;
      @*/
    private static ArrayIndexOutOfBoundsException outside(Object src, int srcPos, Object dest, int destPos, int length) {
        String problem;
        if (srcPos < 0) {
            problem = "source index " + srcPos + outOf(src);
        } else if (destPos < 0) {
            problem = "destination index " + destPos + outOf(dest);
        } else if (length < 0) {
            problem = "length " + length + " is negative";
        } else if (srcPos > lengthOf(src) - length) {
            problem = "last source index " + ((long) srcPos + length) + outOf(src);
        } else {
            problem = "last destination index " + ((long) destPos + length) + outOf(dest);
        }
        return new ArrayIndexOutOfBoundsException("arraycopy: " + problem);
    }

    private static String outOf(Object array) {
        return " out of bounds for " + KINDS[kindOf(array)] + "[" + lengthOf(array) + "]";
    }

    /** The length of an array; -1 if it is none. */
    private static int lengthOf(Object array) {
        return array instanceof Object[] ? ((Object[]) array).length
                : array instanceof int[] ? ((int[]) array).length
                : array instanceof char[] ? ((char[]) array).length
                : array instanceof byte[] ? ((byte[]) array).length
                : array instanceof long[] ? ((long[]) array).length
                : array instanceof double[] ? ((double[]) array).length
                : array instanceof boolean[] ? ((boolean[]) array).length
                : array instanceof short[] ? ((short[]) array).length
                : array instanceof float[] ? ((float[]) array).length : -1;
    }

    /** What the JVM calls the elements of an array, by their kind. */
    private static final String[] KINDS =
            {"object array", "int", "char", "byte", "long", "double", "boolean", "short", "float"};

    /** The kind of an array's elements. */
    private static int kindOf(Object array) {
        return array instanceof Object[] ? 0
                : array instanceof int[] ? 1
                : array instanceof char[] ? 2
                : array instanceof byte[] ? 3
                : array instanceof long[] ? 4
                : array instanceof double[] ? 5
                : array instanceof boolean[] ? 6
                : array instanceof short[] ? 7 : 8;
    }

    private static native int copyElements(Object source, int from, Object target, int to, int length);

    public static int identityHashCode(Object x) {
        return x == null ? 0 : identityOf(x);
    }

    static native int identityOf(Object object);

    public static String lineSeparator() {
        return "\n";
    }

    /** The separators are known; what the other properties say is the machine's business, which no model knows. */
    public static String getProperty(String key) {
        if (key == null) {
            throw new NullPointerException("key can't be null");
        }
        switch (key) {
            case "":
                throw new IllegalArgumentException("key can't be empty");
            case "line.separator":
                return lineSeparator();
            case "file.separator":
                return "/";
            case "path.separator":
                return ":";
            default:
                return getProperties().getProperty(key);
        }
    }

    public static void exit(int status) {
        Runtime.getRuntime().exit(status);
    }

    public static void gc() {
        Runtime.getRuntime().gc();
    }
}
