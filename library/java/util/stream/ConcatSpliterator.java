package java.util.stream;

import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Goes over two sources, one after the other. */
final class ConcatSpliterator<T> implements Spliterator<T> {
    private final Spliterator<T> first;
    private final Spliterator<T> second;
    private boolean isSecond;
    /** Whether the sizes have no sum of type `long`. */
    private final boolean isHuge;

    ConcatSpliterator(Spliterator<T> first, Spliterator<T> second) {
        this.first = first;
        this.second = second;
        this.isHuge = first.estimateSize() + second.estimateSize() < 0;
    }

    @Override
    public boolean tryAdvance(Consumer<? super T> action) {
        if (!isSecond) {
            if (first.tryAdvance(action)) {
                return true;
            }
            isSecond = true;
        }
        return second.tryAdvance(action);
    }

    @Override
    public void forEachRemaining(Consumer<? super T> action) {
        if (!isSecond) {
            first.forEachRemaining(action);
        }
        second.forEachRemaining(action);
    }

    @Override
    public Spliterator<T> trySplit() {
        return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
    }

    @Override
    public long estimateSize() {
        if (isSecond) {
            return second.estimateSize();
        }
        long size = first.estimateSize() + second.estimateSize();
        return size < 0 ? Long.MAX_VALUE : size;
    }

    @Override
    public int characteristics() {
        if (isSecond) {
            return second.characteristics();
        }
        int lost = DISTINCT | SORTED | (isHuge ? SIZED | SUBSIZED : 0);
        return first.characteristics() & second.characteristics() & ~lost;
    }

    @Override
    public java.util.Comparator<? super T> getComparator() {
        if (!isSecond) {
            throw new IllegalStateException();
        }
        return second.getComparator();
    }

    /** Goes over two sources of numbers of type `int`. */
    static final class OfInts implements Spliterator.OfInt {
        private final Spliterator.OfInt first;
        private final Spliterator.OfInt second;
        /** What is known of both, and how many numbers there are. */
        private final ConcatSpliterator<Integer> both;
        private boolean isSecond;

        OfInts(Spliterator.OfInt first, Spliterator.OfInt second) {
            this.first = first;
            this.second = second;
            this.both = new ConcatSpliterator<Integer>(first, second);
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            if (!isSecond) {
                if (first.tryAdvance(action)) {
                    return true;
                }
                isSecond = true;
            }
            return second.tryAdvance(action);
        }

        @Override
        public void forEachRemaining(IntConsumer action) {
            if (!isSecond) {
                first.forEachRemaining(action);
            }
            second.forEachRemaining(action);
        }

        @Override
        public Spliterator.OfInt trySplit() {
            return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
        }

        @Override
        public long estimateSize() {
            return isSecond ? second.estimateSize() : both.estimateSize();
        }

        @Override
        public int characteristics() {
            return isSecond ? second.characteristics() : both.characteristics();
        }
    }

    /** Goes over two sources of numbers of type `long`. */
    static final class OfLongs implements Spliterator.OfLong {
        private final Spliterator.OfLong first;
        private final Spliterator.OfLong second;
        /** What is known of both, and how many numbers there are. */
        private final ConcatSpliterator<Long> both;
        private boolean isSecond;

        OfLongs(Spliterator.OfLong first, Spliterator.OfLong second) {
            this.first = first;
            this.second = second;
            this.both = new ConcatSpliterator<Long>(first, second);
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            if (!isSecond) {
                if (first.tryAdvance(action)) {
                    return true;
                }
                isSecond = true;
            }
            return second.tryAdvance(action);
        }

        @Override
        public void forEachRemaining(LongConsumer action) {
            if (!isSecond) {
                first.forEachRemaining(action);
            }
            second.forEachRemaining(action);
        }

        @Override
        public Spliterator.OfLong trySplit() {
            return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
        }

        @Override
        public long estimateSize() {
            return isSecond ? second.estimateSize() : both.estimateSize();
        }

        @Override
        public int characteristics() {
            return isSecond ? second.characteristics() : both.characteristics();
        }
    }

    /** Goes over two sources of numbers of type `double`. */
    static final class OfDoubles implements Spliterator.OfDouble {
        private final Spliterator.OfDouble first;
        private final Spliterator.OfDouble second;
        /** What is known of both, and how many numbers there are. */
        private final ConcatSpliterator<Double> both;
        private boolean isSecond;

        OfDoubles(Spliterator.OfDouble first, Spliterator.OfDouble second) {
            this.first = first;
            this.second = second;
            this.both = new ConcatSpliterator<Double>(first, second);
        }

        @Override
        public boolean tryAdvance(DoubleConsumer action) {
            if (!isSecond) {
                if (first.tryAdvance(action)) {
                    return true;
                }
                isSecond = true;
            }
            return second.tryAdvance(action);
        }

        @Override
        public void forEachRemaining(DoubleConsumer action) {
            if (!isSecond) {
                first.forEachRemaining(action);
            }
            second.forEachRemaining(action);
        }

        @Override
        public Spliterator.OfDouble trySplit() {
            return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
        }

        @Override
        public long estimateSize() {
            return isSecond ? second.estimateSize() : both.estimateSize();
        }

        @Override
        public int characteristics() {
            return isSecond ? second.characteristics() : both.characteristics();
        }
    }
}
