package java.util.stream;

import invar.logic.Seq;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** What the operations do with numbers of type `long`, one at a time. */
final class LongSinks {
    private LongSinks() {
    }

    /** An array with these numbers. */
    static long[] arrayOf(Seq<Long> numbers) {
        long[] array = new long[Seq.size(numbers)];
        for (int index = 0; index < array.length; index++) {
            array[index] = at(numbers, index);
        }
        return array;
    }

    /** The number at an index; there is one, but proofs need not know it. */
    static long at(Seq<Long> numbers, int index) {
        Object number = Seq.get(numbers, index);
        return number instanceof Long ? (Long) number : 0;
    }

    /** Hands on what passes a test. */
    static final class FilterLongs extends ElementSink.Before<Long, Long> {
        private final LongPredicate predicate;

        FilterLongs(LongPredicate predicate, ElementSink<Long> next) {
            super(next);
            this.predicate = predicate;
        }

        @Override
        public void accept(long number) {
            if (predicate.test(number)) {
                next.accept(number);
            }
        }
    }

    /** Hands on what a function makes of a number. */
    static final class MappedLongs extends ElementSink.Before<Long, Long> {
        private final LongUnaryOperator mapper;

        MappedLongs(LongUnaryOperator mapper, ElementSink<Long> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(long number) {
            next.accept(mapper.applyAsLong(number));
        }
    }

    /** Hands on the objects that a function makes of numbers. */
    static final class LongsToReferences<R> extends ElementSink.Before<Long, R> {
        private final LongFunction<? extends R> mapper;

        LongsToReferences(LongFunction<? extends R> mapper, ElementSink<R> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(long number) {
            next.accept(mapper.apply(number));
        }
    }

    /** Hands on numbers of type `int`. */
    static final class LongsToInts extends ElementSink.Before<Long, Integer> {
        private final LongToIntFunction mapper;

        LongsToInts(LongToIntFunction mapper, ElementSink<Integer> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(long number) {
            next.accept(mapper.applyAsInt(number));
        }
    }

    /** Hands on numbers of type `double`. */
    static final class LongsToDoubles extends ElementSink.Before<Long, Double> {
        private final LongToDoubleFunction mapper;

        LongsToDoubles(LongToDoubleFunction mapper, ElementSink<Double> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(long number) {
            next.accept(mapper.applyAsDouble(number));
        }
    }

    /** Lets an action hand on what it likes. */
    static final class MultiLongs extends ElementSink.Before<Long, Long> {
        private final LongConsumer mapper;

        MultiLongs(LongConsumer mapper, ElementSink<Long> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(long number) {
            mapper.accept(number);
        }
    }

    /** Does something with each number before it is handed on. */
    static final class PeekLongs extends ElementSink.Before<Long, Long> {
        private final LongConsumer action;

        PeekLongs(LongConsumer action, ElementSink<Long> next) {
            super(next);
            this.action = action;
        }

        @Override
        public void accept(long number) {
            action.accept(number);
            next.accept(number);
        }
    }

    /** Hands on numbers until one does not pass a test. */
    static final class TakeLongsWhile extends ElementSink.Before<Long, Long> {
        private final LongPredicate predicate;
        private boolean isOver;

        TakeLongsWhile(LongPredicate predicate, ElementSink<Long> next) {
            super(next);
            this.predicate = predicate;
        }

        @Override
        public void accept(long number) {
            isOver = isOver || !predicate.test(number);
            if (!isOver) {
                next.accept(number);
            }
        }

        @Override
        boolean isCancelled() {
            return isOver || next.isCancelled();
        }

        @Override
        void resume() {
            isOver = false;
            next.resume();
        }
    }

    /** Hands on numbers from the first one that does not pass a test. */
    static final class DropLongsWhile extends ElementSink.Before<Long, Long> {
        private final LongPredicate predicate;
        private boolean isTaken;

        DropLongsWhile(LongPredicate predicate, ElementSink<Long> next) {
            super(next);
            this.predicate = predicate;
        }

        @Override
        public void accept(long number) {
            isTaken = isTaken || !predicate.test(number);
            if (isTaken) {
                next.accept(number);
            }
        }
    }

    /** Keeps all numbers, and hands them on in order behind the last one. */
    static final class SortedLongs extends ElementSink.Before<Long, Long> {
        private Seq<Long> kept;
        /** Whether some operation may end early. */
        private boolean isShort;

        SortedLongs(ElementSink<Long> next) {
            super(next);
        }

        @Override
        public void accept(long number) {
            kept = Seq.append(kept, number);
        }

        @Override
        void begin() {
        }

        @Override
        boolean isCancelled() {
            isShort = true;
            return false;
        }

        @Override
        void end() {
            long[] sorted = arrayOf(kept);
            java.util.Arrays.sort(sorted);
            next.begin();
            for (int index = 0; index < sorted.length && !(isShort && next.isCancelled()); index++) {
                next.accept(sorted[index]);
            }
            next.end();
        }
    }

    /** Does something with each number. */
    static final class ForEachLong extends ElementSink<Long> {
        private final LongConsumer action;

        ForEachLong(LongConsumer action) {
            this.action = action;
        }

        @Override
        public void accept(long number) {
            action.accept(number);
        }
    }

    /** Keeps all numbers. */
    static final class GatherLongs extends ElementSink<Long> {
        Seq<Long> content;

        @Override
        public void accept(long number) {
            content = Seq.append(content, number);
        }
    }

    /** Combines a number with each of the others. */
    static final class FoldLongs extends ElementSink<Long> {
        long state;
        private final LongBinaryOperator op;

        FoldLongs(long identity, LongBinaryOperator op) {
            this.state = identity;
            this.op = op;
        }

        @Override
        public void accept(long number) {
            state = op.applyAsLong(state, number);
        }
    }

    /** Combines the first number with each of the others. */
    static final class LongReduction extends ElementSink<Long> {
        boolean isEmpty = true;
        long state;
        private final LongBinaryOperator op;

        LongReduction(LongBinaryOperator op) {
            this.op = op;
        }

        @Override
        public void accept(long number) {
            state = isEmpty ? number : op.applyAsLong(state, number);
            isEmpty = false;
        }
    }

    /** Puts all numbers into a container. */
    static final class CollectLongs<R> extends ElementSink<Long> {
        R container;
        private final Supplier<R> supplier;
        private final ObjLongConsumer<R> accumulator;

        CollectLongs(Supplier<R> supplier, ObjLongConsumer<R> accumulator) {
            this.supplier = supplier;
            this.accumulator = accumulator;
        }

        @Override
        public void accept(long number) {
            accumulator.accept(container, number);
        }

        @Override
        void begin() {
            container = supplier.get();
        }
    }

    /** Adds up and counts. */
    static final class LongSum extends ElementSink<Long> {
        long sum;
        long count;

        @Override
        public void accept(long number) {
            sum += number;
            count++;
        }
    }

    /** Looks for a number that passes a test, or for one that does not. */
    static final class MatchLongs extends ElementSink<Long> {
        boolean isFound;
        private final LongPredicate predicate;
        private final boolean wanted;

        MatchLongs(LongPredicate predicate, boolean wanted) {
            this.predicate = predicate;
            this.wanted = wanted;
        }

        @Override
        public void accept(long number) {
            isFound = isFound || predicate.test(number) == wanted;
        }

        @Override
        boolean isCancelled() {
            return isFound;
        }

        @Override
        void resume() {
            isFound = false;
        }
    }

    /** Keeps the first number. */
    static final class FindLong extends ElementSink<Long> {
        boolean isFound;
        long number;

        @Override
        public void accept(long given) {
            if (!isFound) {
                isFound = true;
                number = given;
            }
        }

        @Override
        boolean isCancelled() {
            return isFound;
        }

        @Override
        void resume() {
            isFound = false;
        }
    }

    /** Goes over a spliterator, whose numbers are asked for one by one. */
    static final class Pulled implements PrimitiveIterator.OfLong, LongConsumer {
        private final Spliterator.OfLong spliterator;
        private boolean isReady;
        private long number;

        Pulled(Spliterator.OfLong spliterator) {
            this.spliterator = spliterator;
        }

        @Override
        public void accept(long given) {
            isReady = true;
            number = given;
        }

        @Override
        public boolean hasNext() {
            if (!isReady) {
                spliterator.tryAdvance((LongConsumer) this);
            }
            return isReady;
        }

        @Override
        public long nextLong() {
            if (!isReady && !hasNext()) {
                throw new NoSuchElementException();
            }
            isReady = false;
            return number;
        }

        @Override
        public void forEachRemaining(LongConsumer action) {
            java.util.Objects.requireNonNull(action);
            if (isReady) {
                isReady = false;
                action.accept(number);
            }
            spliterator.forEachRemaining(action);
        }
    }
}
