package java.util.function;

/** From int to double. */
@FunctionalInterface
public interface IntToDoubleFunction {
    double applyAsDouble(int value);
}
