package java.util.stream;

import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleUnaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Sources that make their elements when they are asked for them. */
final class EndlessSpliterators {
    private EndlessSpliterators() {
    }

    /** A first element, and what a function makes of the one before, as long as it passes a test. */
    static final class Iterated<T> implements Spliterator<T> {
        private T last;
        private final Predicate<? super T> hasNext;
        private final UnaryOperator<T> step;
        private boolean isStarted;
        private boolean isEnded;

        Iterated(T seed, Predicate<? super T> hasNext, UnaryOperator<T> step) {
            this.last = seed;
            this.hasNext = hasNext;
            this.step = step;
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (isEnded) {
                return false;
            }
            T element = isStarted ? step.apply(last) : last;
            isStarted = true;
            if (!hasNext.test(element)) {
                isEnded = true;
                return false;
            }
            last = element;
            action.accept(element);
            return true;
        }

        @Override
        public Spliterator<T> trySplit() {
            return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return ORDERED | IMMUTABLE;
        }
    }

    /** What a supplier gives, again and again. */
    static final class Generated<T> implements Spliterator<T> {
        private final Supplier<? extends T> supplier;

        Generated(Supplier<? extends T> supplier) {
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            action.accept(supplier.get());
            return true;
        }

        @Override
        public Spliterator<T> trySplit() {
            return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return IMMUTABLE;
        }
    }

    /** A first number, and what a function makes of the one before, as long as it passes a test. */
    static final class IteratedInts implements Spliterator.OfInt {
        private int last;
        private final IntPredicate hasNext;
        private final IntUnaryOperator step;
        private boolean isStarted;
        private boolean isEnded;

        IteratedInts(int seed, IntPredicate hasNext, IntUnaryOperator step) {
            this.last = seed;
            this.hasNext = hasNext;
            this.step = step;
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            if (isEnded) {
                return false;
            }
            int number = isStarted ? step.applyAsInt(last) : last;
            isStarted = true;
            if (!hasNext.test(number)) {
                isEnded = true;
                return false;
            }
            last = number;
            action.accept(number);
            return true;
        }

        @Override
        public Spliterator.OfInt trySplit() {
            return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return ORDERED | IMMUTABLE | NONNULL;
        }
    }

    /** What a supplier gives, again and again. */
    static final class GeneratedInts implements Spliterator.OfInt {
        private final IntSupplier supplier;

        GeneratedInts(IntSupplier supplier) {
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            Objects.requireNonNull(action);
            action.accept(supplier.getAsInt());
            return true;
        }

        @Override
        public Spliterator.OfInt trySplit() {
            return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return IMMUTABLE;
        }
    }

    /** A first number, and what a function makes of the one before, as long as it passes a test. */
    static final class IteratedLongs implements Spliterator.OfLong {
        private long last;
        private final LongPredicate hasNext;
        private final LongUnaryOperator step;
        private boolean isStarted;
        private boolean isEnded;

        IteratedLongs(long seed, LongPredicate hasNext, LongUnaryOperator step) {
            this.last = seed;
            this.hasNext = hasNext;
            this.step = step;
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            if (isEnded) {
                return false;
            }
            long number = isStarted ? step.applyAsLong(last) : last;
            isStarted = true;
            if (!hasNext.test(number)) {
                isEnded = true;
                return false;
            }
            last = number;
            action.accept(number);
            return true;
        }

        @Override
        public Spliterator.OfLong trySplit() {
            return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return ORDERED | IMMUTABLE | NONNULL;
        }
    }

    /** What a supplier gives, again and again. */
    static final class GeneratedLongs implements Spliterator.OfLong {
        private final LongSupplier supplier;

        GeneratedLongs(LongSupplier supplier) {
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            Objects.requireNonNull(action);
            action.accept(supplier.getAsLong());
            return true;
        }

        @Override
        public Spliterator.OfLong trySplit() {
            return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return IMMUTABLE;
        }
    }

    /** A first number, and what a function makes of the one before, as long as it passes a test. */
    static final class IteratedDoubles implements Spliterator.OfDouble {
        private double last;
        private final DoublePredicate hasNext;
        private final DoubleUnaryOperator step;
        private boolean isStarted;
        private boolean isEnded;

        IteratedDoubles(double seed, DoublePredicate hasNext, DoubleUnaryOperator step) {
            this.last = seed;
            this.hasNext = hasNext;
            this.step = step;
        }

        @Override
        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            if (isEnded) {
                return false;
            }
            double number = isStarted ? step.applyAsDouble(last) : last;
            isStarted = true;
            if (!hasNext.test(number)) {
                isEnded = true;
                return false;
            }
            last = number;
            action.accept(number);
            return true;
        }

        @Override
        public Spliterator.OfDouble trySplit() {
            return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return ORDERED | IMMUTABLE | NONNULL;
        }
    }

    /** What a supplier gives, again and again. */
    static final class GeneratedDoubles implements Spliterator.OfDouble {
        private final DoubleSupplier supplier;

        GeneratedDoubles(DoubleSupplier supplier) {
            this.supplier = supplier;
        }

        @Override
        public boolean tryAdvance(DoubleConsumer action) {
            Objects.requireNonNull(action);
            action.accept(supplier.getAsDouble());
            return true;
        }

        @Override
        public Spliterator.OfDouble trySplit() {
            return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
        }

        @Override
        public long estimateSize() {
            return Long.MAX_VALUE;
        }

        @Override
        public int characteristics() {
            return IMMUTABLE;
        }
    }
}
