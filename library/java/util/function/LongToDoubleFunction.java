package java.util.function;

/** From long to double. */
@FunctionalInterface
public interface LongToDoubleFunction {
    double applyAsDouble(long value);
}
