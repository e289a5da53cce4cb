package java.util.stream;

import invar.logic.Seq;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** What the operations do with numbers of type `double`, one at a time. */
final class DoubleSinks {
    private DoubleSinks() {
    }

    /** An array with these numbers. */
    static double[] arrayOf(Seq<Double> numbers) {
        double[] array = new double[Seq.size(numbers)];
        for (int index = 0; index < array.length; index++) {
            array[index] = at(numbers, index);
        }
        return array;
    }

    /** The number at an index; there is one, but proofs need not know it. */
    static double at(Seq<Double> numbers, int index) {
        Object number = Seq.get(numbers, index);
        return number instanceof Double ? (Double) number : 0;
    }

    /** Hands on what passes a test. */
    static final class FilterDoubles extends ElementSink.Before<Double, Double> {
        private final DoublePredicate predicate;

        FilterDoubles(DoublePredicate predicate, ElementSink<Double> next) {
            super(next);
            this.predicate = predicate;
        }

        @Override
        public void accept(double number) {
            if (predicate.test(number)) {
                next.accept(number);
            }
        }
    }

    /** Hands on what a function makes of a number. */
    static final class MappedDoubles extends ElementSink.Before<Double, Double> {
        private final DoubleUnaryOperator mapper;

        MappedDoubles(DoubleUnaryOperator mapper, ElementSink<Double> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(double number) {
            next.accept(mapper.applyAsDouble(number));
        }
    }

    /** Hands on the objects that a function makes of numbers. */
    static final class DoublesToReferences<R> extends ElementSink.Before<Double, R> {
        private final DoubleFunction<? extends R> mapper;

        DoublesToReferences(DoubleFunction<? extends R> mapper, ElementSink<R> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(double number) {
            next.accept(mapper.apply(number));
        }
    }

    /** Hands on numbers of type `int`. */
    static final class DoublesToInts extends ElementSink.Before<Double, Integer> {
        private final DoubleToIntFunction mapper;

        DoublesToInts(DoubleToIntFunction mapper, ElementSink<Integer> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(double number) {
            next.accept(mapper.applyAsInt(number));
        }
    }

    /** Hands on numbers of type `long`. */
    static final class DoublesToLongs extends ElementSink.Before<Double, Long> {
        private final DoubleToLongFunction mapper;

        DoublesToLongs(DoubleToLongFunction mapper, ElementSink<Long> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(double number) {
            next.accept(mapper.applyAsLong(number));
        }
    }

    /** Lets an action hand on what it likes. */
    static final class MultiDoubles extends ElementSink.Before<Double, Double> {
        private final DoubleConsumer mapper;

        MultiDoubles(DoubleConsumer mapper, ElementSink<Double> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(double number) {
            mapper.accept(number);
        }
    }

    /** Does something with each number before it is handed on. */
    static final class PeekDoubles extends ElementSink.Before<Double, Double> {
        private final DoubleConsumer action;

        PeekDoubles(DoubleConsumer action, ElementSink<Double> next) {
            super(next);
            this.action = action;
        }

        @Override
        public void accept(double number) {
            action.accept(number);
            next.accept(number);
        }
    }

    /** Hands on numbers until one does not pass a test. */
    static final class TakeDoublesWhile extends ElementSink.Before<Double, Double> {
        private final DoublePredicate predicate;
        private boolean isOver;

        TakeDoublesWhile(DoublePredicate predicate, ElementSink<Double> next) {
            super(next);
            this.predicate = predicate;
        }

        @Override
        public void accept(double number) {
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
    static final class DropDoublesWhile extends ElementSink.Before<Double, Double> {
        private final DoublePredicate predicate;
        private boolean isTaken;

        DropDoublesWhile(DoublePredicate predicate, ElementSink<Double> next) {
            super(next);
            this.predicate = predicate;
        }

        @Override
        public void accept(double number) {
            isTaken = isTaken || !predicate.test(number);
            if (isTaken) {
                next.accept(number);
            }
        }
    }

    /** Keeps all numbers, and hands them on in order behind the last one. */
    static final class SortedDoubles extends ElementSink.Before<Double, Double> {
        private Seq<Double> kept;
        /** Whether some operation may end early. */
        private boolean isShort;

        SortedDoubles(ElementSink<Double> next) {
            super(next);
        }

        @Override
        public void accept(double number) {
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
            double[] sorted = arrayOf(kept);
            java.util.Arrays.sort(sorted);
            next.begin();
            for (int index = 0; index < sorted.length && !(isShort && next.isCancelled()); index++) {
                next.accept(sorted[index]);
            }
            next.end();
        }
    }

    /** Does something with each number. */
    static final class ForEachDouble extends ElementSink<Double> {
        private final DoubleConsumer action;

        ForEachDouble(DoubleConsumer action) {
            this.action = action;
        }

        @Override
        public void accept(double number) {
            action.accept(number);
        }
    }

    /** Keeps all numbers. */
    static final class GatherDoubles extends ElementSink<Double> {
        Seq<Double> content;

        @Override
        public void accept(double number) {
            content = Seq.append(content, number);
        }
    }

    /** Combines a number with each of the others. */
    static final class FoldDoubles extends ElementSink<Double> {
        double state;
        private final DoubleBinaryOperator op;

        FoldDoubles(double identity, DoubleBinaryOperator op) {
            this.state = identity;
            this.op = op;
        }

        @Override
        public void accept(double number) {
            state = op.applyAsDouble(state, number);
        }
    }

    /** Combines the first number with each of the others. */
    static final class DoubleReduction extends ElementSink<Double> {
        boolean isEmpty = true;
        double state;
        private final DoubleBinaryOperator op;

        DoubleReduction(DoubleBinaryOperator op) {
            this.op = op;
        }

        @Override
        public void accept(double number) {
            state = isEmpty ? number : op.applyAsDouble(state, number);
            isEmpty = false;
        }
    }

    /** Puts all numbers into a container. */
    static final class CollectDoubles<R> extends ElementSink<Double> {
        R container;
        private final Supplier<R> supplier;
        private final ObjDoubleConsumer<R> accumulator;

        CollectDoubles(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator) {
            this.supplier = supplier;
            this.accumulator = accumulator;
        }

        @Override
        public void accept(double number) {
            accumulator.accept(container, number);
        }

        @Override
        void begin() {
            container = supplier.get();
        }
    }

    /** Adds up and counts. */
    static final class DoubleSum extends ElementSink<Double> {
        final DoubleSummation sum = new DoubleSummation();
        long count;

        @Override
        public void accept(double number) {
            sum.add(number);
            count++;
        }
    }

    /** Looks for a number that passes a test, or for one that does not. */
    static final class MatchDoubles extends ElementSink<Double> {
        boolean isFound;
        private final DoublePredicate predicate;
        private final boolean wanted;

        MatchDoubles(DoublePredicate predicate, boolean wanted) {
            this.predicate = predicate;
            this.wanted = wanted;
        }

        @Override
        public void accept(double number) {
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
    static final class FindDouble extends ElementSink<Double> {
        boolean isFound;
        double number;

        @Override
        public void accept(double given) {
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
    static final class Pulled implements PrimitiveIterator.OfDouble, DoubleConsumer {
        private final Spliterator.OfDouble spliterator;
        private boolean isReady;
        private double number;

        Pulled(Spliterator.OfDouble spliterator) {
            this.spliterator = spliterator;
        }

        @Override
        public void accept(double given) {
            isReady = true;
            number = given;
        }

        @Override
        public boolean hasNext() {
            if (!isReady) {
                spliterator.tryAdvance((DoubleConsumer) this);
            }
            return isReady;
        }

        @Override
        public double nextDouble() {
            if (!isReady && !hasNext()) {
                throw new NoSuchElementException();
            }
            isReady = false;
            return number;
        }

        @Override
        public void forEachRemaining(DoubleConsumer action) {
            java.util.Objects.requireNonNull(action);
            if (isReady) {
                isReady = false;
                action.accept(number);
            }
            spliterator.forEachRemaining(action);
        }
    }
}
