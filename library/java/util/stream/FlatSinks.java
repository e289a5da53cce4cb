package java.util.stream;

import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;

/** Operations that hand on all elements of the streams that a function gives. */
final class FlatSinks {
    private FlatSinks() {
    }

    /** From elements to elements. */
    static final class ToReferences<T, R> extends ElementSink.Before<T, R> {
        private final Function<? super T, ? extends Stream<? extends R>> mapper;
        /** Whether some operation may end early. */
        private boolean isShort;

        ToReferences(Function<? super T, ? extends Stream<? extends R>> mapper, ElementSink<R> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(T element) {
            try (Stream<? extends R> stream = mapper.apply(element)) {
                if (stream != null && isShort) {
                    Spliterator<? extends R> rest = stream.sequential().spliterator();
                    if (!next.isCancelled()) {
                        do {
                            next.resume();
                        } while (rest.tryAdvance(next) && !next.isCancelled());
                    }
                } else if (stream != null) {
                    stream.sequential().forEach(next);
                }
            }
        }

        @Override
        boolean isCancelled() {
            isShort = true;
            return next.isCancelled();
        }
    }

    /** From elements to numbers of type `int`. */
    static final class ToInts<T> extends ElementSink.Before<T, Integer> {
        private final Function<? super T, ? extends IntStream> mapper;
        /** Whether some operation may end early. */
        private boolean isShort;

        ToInts(Function<? super T, ? extends IntStream> mapper, ElementSink<Integer> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(T element) {
            try (IntStream stream = mapper.apply(element)) {
                if (stream != null && isShort) {
                    Spliterator.OfInt rest = stream.sequential().spliterator();
                    if (!next.isCancelled()) {
                        do {
                            next.resume();
                        } while (rest.tryAdvance((IntConsumer) next) && !next.isCancelled());
                    }
                } else if (stream != null) {
                    stream.sequential().forEach((IntConsumer) next);
                }
            }
        }

        @Override
        boolean isCancelled() {
            isShort = true;
            return next.isCancelled();
        }
    }

    /** From elements to numbers of type `long`. */
    static final class ToLongs<T> extends ElementSink.Before<T, Long> {
        private final Function<? super T, ? extends LongStream> mapper;
        /** Whether some operation may end early. */
        private boolean isShort;

        ToLongs(Function<? super T, ? extends LongStream> mapper, ElementSink<Long> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(T element) {
            try (LongStream stream = mapper.apply(element)) {
                if (stream != null && isShort) {
                    Spliterator.OfLong rest = stream.sequential().spliterator();
                    if (!next.isCancelled()) {
                        do {
                            next.resume();
                        } while (rest.tryAdvance((LongConsumer) next) && !next.isCancelled());
                    }
                } else if (stream != null) {
                    stream.sequential().forEach((LongConsumer) next);
                }
            }
        }

        @Override
        boolean isCancelled() {
            isShort = true;
            return next.isCancelled();
        }
    }

    /** From elements to numbers of type `double`. */
    static final class ToDoubles<T> extends ElementSink.Before<T, Double> {
        private final Function<? super T, ? extends DoubleStream> mapper;
        /** Whether some operation may end early. */
        private boolean isShort;

        ToDoubles(Function<? super T, ? extends DoubleStream> mapper, ElementSink<Double> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(T element) {
            try (DoubleStream stream = mapper.apply(element)) {
                if (stream != null && isShort) {
                    Spliterator.OfDouble rest = stream.sequential().spliterator();
                    if (!next.isCancelled()) {
                        do {
                            next.resume();
                        } while (rest.tryAdvance((DoubleConsumer) next) && !next.isCancelled());
                    }
                } else if (stream != null) {
                    stream.sequential().forEach((DoubleConsumer) next);
                }
            }
        }

        @Override
        boolean isCancelled() {
            isShort = true;
            return next.isCancelled();
        }
    }

    /** From numbers of type `int` to numbers of that type. */
    static final class OfInts extends ElementSink.Before<Integer, Integer> {
        private final IntFunction<? extends IntStream> mapper;
        /** Whether some operation may end early. */
        private boolean isShort;

        OfInts(IntFunction<? extends IntStream> mapper, ElementSink<Integer> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(int number) {
            try (IntStream stream = mapper.apply(number)) {
                if (stream != null && isShort) {
                    Spliterator.OfInt rest = stream.sequential().spliterator();
                    if (!next.isCancelled()) {
                        do {
                            next.resume();
                        } while (rest.tryAdvance((IntConsumer) next) && !next.isCancelled());
                    }
                } else if (stream != null) {
                    stream.sequential().forEach((IntConsumer) next);
                }
            }
        }

        @Override
        boolean isCancelled() {
            isShort = true;
            return next.isCancelled();
        }
    }

    /** From numbers of type `long` to numbers of that type. */
    static final class OfLongs extends ElementSink.Before<Long, Long> {
        private final LongFunction<? extends LongStream> mapper;
        /** Whether some operation may end early. */
        private boolean isShort;

        OfLongs(LongFunction<? extends LongStream> mapper, ElementSink<Long> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(long number) {
            try (LongStream stream = mapper.apply(number)) {
                if (stream != null && isShort) {
                    Spliterator.OfLong rest = stream.sequential().spliterator();
                    if (!next.isCancelled()) {
                        do {
                            next.resume();
                        } while (rest.tryAdvance((LongConsumer) next) && !next.isCancelled());
                    }
                } else if (stream != null) {
                    stream.sequential().forEach((LongConsumer) next);
                }
            }
        }

        @Override
        boolean isCancelled() {
            isShort = true;
            return next.isCancelled();
        }
    }

    /** From numbers of type `double` to numbers of that type. */
    static final class OfDoubles extends ElementSink.Before<Double, Double> {
        private final DoubleFunction<? extends DoubleStream> mapper;
        /** Whether some operation may end early. */
        private boolean isShort;

        OfDoubles(DoubleFunction<? extends DoubleStream> mapper, ElementSink<Double> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(double number) {
            try (DoubleStream stream = mapper.apply(number)) {
                if (stream != null && isShort) {
                    Spliterator.OfDouble rest = stream.sequential().spliterator();
                    if (!next.isCancelled()) {
                        do {
                            next.resume();
                        } while (rest.tryAdvance((DoubleConsumer) next) && !next.isCancelled());
                    }
                } else if (stream != null) {
                    stream.sequential().forEach((DoubleConsumer) next);
                }
            }
        }

        @Override
        boolean isCancelled() {
            isShort = true;
            return next.isCancelled();
        }
    }
}
