package java.util.stream;

/** An intermediate operation: what it does with elements is said by a sink before the one that takes its results. */
interface Operation<T, R> {
    ElementSink<T> before(ElementSink<R> next);

    /** How many elements leave it if so many come, where all are counted. */
    default long sizeAfter(long size) {
        return size;
    }
}
