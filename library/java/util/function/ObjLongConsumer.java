package java.util.function;

/** Takes a value and a long. */
@FunctionalInterface
public interface ObjLongConsumer<T> {
    void accept(T t, long value);
}
