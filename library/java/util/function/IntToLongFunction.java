package java.util.function;

/** From int to long. */
@FunctionalInterface
public interface IntToLongFunction {
    long applyAsLong(int value);
}
