package java.util.function;

/** From a value to an int. */
@FunctionalInterface
public interface ToIntFunction<T> {
    int applyAsInt(T value);
}
