package java.util.function;

/** From a value to a long. */
@FunctionalInterface
public interface ToLongFunction<T> {
    long applyAsLong(T value);
}
