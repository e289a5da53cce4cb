package java.util.stream;

import java.util.Objects;
import java.util.Spliterator;

/** Streams on spliterators. */
public final class StreamSupport {
    private StreamSupport() {
    }

    public static <T> Stream<T> stream(Spliterator<T> spliterator, boolean parallel) {
        return new ObjectPipeline<T>(Objects.requireNonNull(spliterator), parallel);
    }

    public static IntStream intStream(Spliterator.OfInt spliterator, boolean parallel) {
        return new IntsPipeline(Objects.requireNonNull(spliterator), parallel);
    }

    public static LongStream longStream(Spliterator.OfLong spliterator, boolean parallel) {
        return new LongsPipeline(Objects.requireNonNull(spliterator), parallel);
    }

    public static DoubleStream doubleStream(Spliterator.OfDouble spliterator, boolean parallel) {
        return new DoublesPipeline(Objects.requireNonNull(spliterator), parallel);
    }
}
