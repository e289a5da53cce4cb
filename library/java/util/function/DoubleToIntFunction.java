package java.util.function;

/** From double to int. */
@FunctionalInterface
public interface DoubleToIntFunction {
    int applyAsInt(double value);
}
