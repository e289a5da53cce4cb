package java.util.function;

/** From a double to a value. */
@FunctionalInterface
public interface DoubleFunction<R> {
    R apply(double value);
}
