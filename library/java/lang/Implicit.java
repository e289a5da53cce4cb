package java.lang;

/**
 * What the language itself does without saying so: the exceptions that it throws where an operation fails, and the objects behind
 * class literals. Lowering calls these; no program can.
 */
final class Implicit {
    private Implicit() {
    }

    static NullPointerException nullPointer() {
        return new NullPointerException();
    }

    static ArithmeticException divisionByZero() {
        return new ArithmeticException("/ by zero");
    }

    static ArrayIndexOutOfBoundsException index(int index, int length) {
        return new ArrayIndexOutOfBoundsException("Index " + index + " out of bounds for length " + length);
    }

    static NegativeArraySizeException negativeSize(int size) {
        return new NegativeArraySizeException(String.valueOf(size));
    }

    static ArrayStoreException arrayStore(Object value) {
        return new ArrayStoreException(value.getClass().getName());
    }

    static ClassCastException classCast(Object value, String target) {
        return new ClassCastException("class " + value.getClass().getName() + " cannot be cast to class " + target);
    }

    static AssertionError assertion() {
        return new AssertionError();
    }

    static AbstractMethodError abstractMethod(String method) {
        return new AbstractMethodError(method);
    }

    /** What leaves the initialisation of a class by an exception. */
    static Throwable initializerError(Throwable cause) {
        return cause instanceof Error ? cause : new ExceptionInInitializerError(cause);
    }

    /** The use of a class whose initialisation has failed. */
    static NoClassDefFoundError noClass(String name) {
        return new NoClassDefFoundError("Could not initialize class " + name);
    }

    /** What is said of an exception that nobody catches. */
    static String describe(Throwable exception) {
        return exception.toString();
    }

    /** The object for the type with this name, written as in Java with binary names: {@code int[]}, {@code a.Outer$Inner}. */
    static native Class<?> classNamed(String name);
}
