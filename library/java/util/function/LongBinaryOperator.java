package java.util.function;

/** From two longs to long. */
@FunctionalInterface
public interface LongBinaryOperator {
    long applyAsLong(long left, long right);
}
