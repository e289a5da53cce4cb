package java.util.function;

/** From double to long. */
@FunctionalInterface
public interface DoubleToLongFunction {
    long applyAsLong(double value);
}
