package java.util.function;

/** From long to int. */
@FunctionalInterface
public interface LongToIntFunction {
    int applyAsInt(long value);
}
