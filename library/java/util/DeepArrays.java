package java.util;

/** Arrays whose elements may be arrays: what Arrays.deepEquals, deepHashCode and deepToString do. */
final class DeepArrays {
    private DeepArrays() {
    }

    static boolean equal(Object[] a1, Object[] a2) {
        if (a1 == null || a2 == null || a1.length != a2.length) {
            return a1 == a2;
        }
        for (int index = 0; index < a1.length; index++) {
            Object first = a1[index];
            Object second = a2[index];
            if (first != second && (first == null || !equalValues(first, second))) {
                return false;
            }
        }
        return true;
    }

    /** Equality of two values, of which the first is not null; arrays are compared by their elements. */
    static boolean equalValues(Object first, Object second) {
        if (first instanceof Object[] && second instanceof Object[]) {
            return equal((Object[]) first, (Object[]) second);
        }
        if (first instanceof int[] && second instanceof int[]) {
            return Arrays.equals((int[]) first, (int[]) second);
        }
        if (first instanceof long[] && second instanceof long[]) {
            return Arrays.equals((long[]) first, (long[]) second);
        }
        if (first instanceof double[] && second instanceof double[]) {
            return Arrays.equals((double[]) first, (double[]) second);
        }
        if (first instanceof char[] && second instanceof char[]) {
            return Arrays.equals((char[]) first, (char[]) second);
        }
        if (first instanceof byte[] && second instanceof byte[]) {
            return Arrays.equals((byte[]) first, (byte[]) second);
        }
        if (first instanceof short[] && second instanceof short[]) {
            return Arrays.equals((short[]) first, (short[]) second);
        }
        if (first instanceof float[] && second instanceof float[]) {
            return Arrays.equals((float[]) first, (float[]) second);
        }
        if (first instanceof boolean[] && second instanceof boolean[]) {
            return Arrays.equals((boolean[]) first, (boolean[]) second);
        }
        return first.equals(second);
    }

    static int hash(Object[] a) {
        int result = a == null ? 0 : 1;
        for (int index = 0; a != null && index < a.length; index++) {
            result = 31 * result + hashOfValue(a[index]);
        }
        return result;
    }

    private static int hashOfValue(Object element) {
        if (element instanceof Object[]) {
            return hash((Object[]) element);
        }
        if (element instanceof int[]) {
            return Arrays.hashCode((int[]) element);
        }
        if (element instanceof long[]) {
            return Arrays.hashCode((long[]) element);
        }
        if (element instanceof double[]) {
            return Arrays.hashCode((double[]) element);
        }
        if (element instanceof char[]) {
            return Arrays.hashCode((char[]) element);
        }
        if (element instanceof byte[]) {
            return Arrays.hashCode((byte[]) element);
        }
        if (element instanceof short[]) {
            return Arrays.hashCode((short[]) element);
        }
        if (element instanceof float[]) {
            return Arrays.hashCode((float[]) element);
        }
        if (element instanceof boolean[]) {
            return Arrays.hashCode((boolean[]) element);
        }
        return Objects.hashCode(element);
    }

    /** The text of an array that lies within others, which are not to be shown again. */
    static String text(Object[] array, Object[] around) {
        for (int index = 0; index < around.length; index++) {
            if (around[index] == array) {
                return "[...]";
            }
        }
        Object[] more = Arrays.copyOf(around, around.length + 1);
        more[around.length] = array;
        StringBuilder text = new StringBuilder("[");
        for (int index = 0; index < array.length; index++) {
            Object element = array[index];
            text.append(index == 0 ? "" : ", ");
            text.append(element instanceof Object[] ? text((Object[]) element, more) : flatText(element));
        }
        return text.append("]").toString();
    }

    private static String flatText(Object element) {
        if (element instanceof int[]) {
            return Arrays.toString((int[]) element);
        }
        if (element instanceof long[]) {
            return Arrays.toString((long[]) element);
        }
        if (element instanceof double[]) {
            return Arrays.toString((double[]) element);
        }
        if (element instanceof char[]) {
            return Arrays.toString((char[]) element);
        }
        if (element instanceof byte[]) {
            return Arrays.toString((byte[]) element);
        }
        if (element instanceof short[]) {
            return Arrays.toString((short[]) element);
        }
        if (element instanceof float[]) {
            return Arrays.toString((float[]) element);
        }
        if (element instanceof boolean[]) {
            return Arrays.toString((boolean[]) element);
        }
        return String.valueOf(element);
    }
}
