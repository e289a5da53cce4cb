package java.util.stream;

import invar.logic.Seq;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** What the operations do with numbers of type `int`, one at a time. */
final class IntSinks {
    private IntSinks() {
    }

    /** An array with these numbers. */
    static int[] arrayOf(Seq<Integer> numbers) {
        int[] array = new int[Seq.size(numbers)];
        for (int index = 0; index < array.length; index++) {
            array[index] = at(numbers, index);
        }
        return array;
    }

    /** The number at an index; there is one, but proofs need not know it. */
    static int at(Seq<Integer> numbers, int index) {
        Object number = Seq.get(numbers, index);
        return number instanceof Integer ? (Integer) number : 0;
    }

    /** Hands on what passes a test. */
    static final class FilterInts extends ElementSink.Before<Integer, Integer> {
        private final IntPredicate predicate;

        FilterInts(IntPredicate predicate, ElementSink<Integer> next) {
            super(next);
            this.predicate = predicate;
        }

        @Override
        public void accept(int number) {
            if (predicate.test(number)) {
                next.accept(number);
            }
        }
    }

    /** Hands on what a function makes of a number. */
    static final class MappedInts extends ElementSink.Before<Integer, Integer> {
        private final IntUnaryOperator mapper;

        MappedInts(IntUnaryOperator mapper, ElementSink<Integer> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(int number) {
            next.accept(mapper.applyAsInt(number));
        }
    }

    /** Hands on the objects that a function makes of numbers. */
    static final class IntsToReferences<R> extends ElementSink.Before<Integer, R> {
        private final IntFunction<? extends R> mapper;

        IntsToReferences(IntFunction<? extends R> mapper, ElementSink<R> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(int number) {
            next.accept(mapper.apply(number));
        }
    }

    /** Hands on numbers of type `long`. */
    static final class IntsToLongs extends ElementSink.Before<Integer, Long> {
        private final IntToLongFunction mapper;

        IntsToLongs(IntToLongFunction mapper, ElementSink<Long> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(int number) {
            next.accept(mapper.applyAsLong(number));
        }
    }

    /** Hands on numbers of type `double`. */
    static final class IntsToDoubles extends ElementSink.Before<Integer, Double> {
        private final IntToDoubleFunction mapper;

        IntsToDoubles(IntToDoubleFunction mapper, ElementSink<Double> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(int number) {
            next.accept(mapper.applyAsDouble(number));
        }
    }

    /** Lets an action hand on what it likes. */
    static final class MultiInts extends ElementSink.Before<Integer, Integer> {
        private final IntConsumer mapper;

        MultiInts(IntConsumer mapper, ElementSink<Integer> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(int number) {
            mapper.accept(number);
        }
    }

    /** Does something with each number before it is handed on. */
    static final class PeekInts extends ElementSink.Before<Integer, Integer> {
        private final IntConsumer action;

        PeekInts(IntConsumer action, ElementSink<Integer> next) {
            super(next);
            this.action = action;
        }

        @Override
        public void accept(int number) {
            action.accept(number);
            next.accept(number);
        }
    }

    /** Hands on numbers until one does not pass a test. */
    static final class TakeIntsWhile extends ElementSink.Before<Integer, Integer> {
        private final IntPredicate predicate;
        private boolean isOver;

        TakeIntsWhile(IntPredicate predicate, ElementSink<Integer> next) {
            super(next);
            this.predicate = predicate;
        }

        @Override
        public void accept(int number) {
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
    static final class DropIntsWhile extends ElementSink.Before<Integer, Integer> {
        private final IntPredicate predicate;
        private boolean isTaken;

        DropIntsWhile(IntPredicate predicate, ElementSink<Integer> next) {
            super(next);
            this.predicate = predicate;
        }

        @Override
        public void accept(int number) {
            isTaken = isTaken || !predicate.test(number);
            if (isTaken) {
                next.accept(number);
            }
        }
    }

    /** Keeps all numbers, and hands them on in order behind the last one. */
    static final class SortedInts extends ElementSink.Before<Integer, Integer> {
        private Seq<Integer> kept;
        /** Whether some operation may end early. */
        private boolean isShort;

        SortedInts(ElementSink<Integer> next) {
            super(next);
        }

        @Override
        public void accept(int number) {
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
            int[] sorted = arrayOf(kept);
            java.util.Arrays.sort(sorted);
            next.begin();
            for (int index = 0; index < sorted.length && !(isShort && next.isCancelled()); index++) {
                next.accept(sorted[index]);
            }
            next.end();
        }
    }

    /** Does something with each number. */
    static final class ForEachInt extends ElementSink<Integer> {
        private final IntConsumer action;

        ForEachInt(IntConsumer action) {
            this.action = action;
        }

        @Override
        public void accept(int number) {
            action.accept(number);
        }
    }

    /** Keeps all numbers. */
    static final class GatherInts extends ElementSink<Integer> {
        Seq<Integer> content;

        @Override
        public void accept(int number) {
            content = Seq.append(content, number);
        }
    }

    /** Combines a number with each of the others. */
    static final class FoldInts extends ElementSink<Integer> {
        int state;
        private final IntBinaryOperator op;

        FoldInts(int identity, IntBinaryOperator op) {
            this.state = identity;
            this.op = op;
        }

        @Override
        public void accept(int number) {
            state = op.applyAsInt(state, number);
        }
    }

    /** Combines the first number with each of the others. */
    static final class IntReduction extends ElementSink<Integer> {
        boolean isEmpty = true;
        int state;
        private final IntBinaryOperator op;

        IntReduction(IntBinaryOperator op) {
            this.op = op;
        }

        @Override
        public void accept(int number) {
            state = isEmpty ? number : op.applyAsInt(state, number);
            isEmpty = false;
        }
    }

    /** Puts all numbers into a container. */
    static final class CollectInts<R> extends ElementSink<Integer> {
        R container;
        private final Supplier<R> supplier;
        private final ObjIntConsumer<R> accumulator;

        CollectInts(Supplier<R> supplier, ObjIntConsumer<R> accumulator) {
            this.supplier = supplier;
            this.accumulator = accumulator;
        }

        @Override
        public void accept(int number) {
            accumulator.accept(container, number);
        }

        @Override
        void begin() {
            container = supplier.get();
        }
    }

    /** Adds up, and keeps the lowest 32 bits. */
    static final class IntTotal extends ElementSink<Integer> {
        int sum;

        @Override
        public void accept(int number) {
            sum += number;
        }
    }

    /** Adds up and counts. */
    static final class IntSum extends ElementSink<Integer> {
        long sum;
        long count;

        @Override
        public void accept(int number) {
            sum += number;
            count++;
        }
    }

    /** Looks for a number that passes a test, or for one that does not. */
    static final class MatchInts extends ElementSink<Integer> {
        boolean isFound;
        private final IntPredicate predicate;
        private final boolean wanted;

        MatchInts(IntPredicate predicate, boolean wanted) {
            this.predicate = predicate;
            this.wanted = wanted;
        }

        @Override
        public void accept(int number) {
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
    static final class FindInt extends ElementSink<Integer> {
        boolean isFound;
        int number;

        @Override
        public void accept(int given) {
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
    static final class Pulled implements PrimitiveIterator.OfInt, IntConsumer {
        private final Spliterator.OfInt spliterator;
        private boolean isReady;
        private int number;

        Pulled(Spliterator.OfInt spliterator) {
            this.spliterator = spliterator;
        }

        @Override
        public void accept(int given) {
            isReady = true;
            number = given;
        }

        @Override
        public boolean hasNext() {
            if (!isReady) {
                spliterator.tryAdvance((IntConsumer) this);
            }
            return isReady;
        }

        @Override
        public int nextInt() {
            if (!isReady && !hasNext()) {
                throw new NoSuchElementException();
            }
            isReady = false;
            return number;
        }

        @Override
        public void forEachRemaining(IntConsumer action) {
            java.util.Objects.requireNonNull(action);
            if (isReady) {
                isReady = false;
                action.accept(number);
            }
            spliterator.forEachRemaining(action);
        }
    }
}
