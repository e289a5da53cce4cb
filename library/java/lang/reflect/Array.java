package java.lang.reflect;

/** Arrays of types that are known at run time only. */
public final class Array {
    private Array() {
    }

    public static Object newInstance(Class<?> componentType, int length) throws NegativeArraySizeException {
        if (componentType.getName().equals("void")) {
            throw new IllegalArgumentException();
        }
        if (length < 0) {
            throw new NegativeArraySizeException(Integer.toString(length));
        }
        return newArray(componentType, length);
    }

    private static native Object newArray(Class<?> component, int length);
}
