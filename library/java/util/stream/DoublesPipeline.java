package java.util.stream;

import java.util.DoubleSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.ObjDoubleConsumer;
import java.util.function.Supplier;

/** A stream of numbers of type `double`. */
final class DoublesPipeline extends Pipeline<Double, DoubleStream> implements DoubleStream {
    DoublesPipeline(Spliterator<Double> elements, boolean isParallel) {
        super(elements, isParallel);
    }

    <A> DoublesPipeline(Pipeline<A, ?> previous, Operation<A, Double> operation, int lost, int gained) {
        super(previous, operation, lost, gained);
    }

    @Override
    public PrimitiveIterator.OfDouble iterator() {
        return new DoubleSinks.Pulled(spliterator());
    }

    @Override
    public Spliterator.OfDouble spliterator() {
        return spliteratorOr(new DoublePipelineSpliterator(this));
    }

    @Override
    public DoubleStream unordered() {
        return isKnown(ORDERED) ? new DoublesPipeline(this, next -> next, ORDERED, 0) : this;
    }

    @Override
    public DoubleStream filter(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new DoubleSinks.FilterDoubles(predicate, next), SIZED, 0);
    }

    @Override
    public DoubleStream map(DoubleUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new DoubleSinks.MappedDoubles(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public <U> Stream<U> mapToObj(DoubleFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new ObjectPipeline<U>(this, (ElementSink<U> next) -> new DoubleSinks.DoublesToReferences<U>(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public Stream<Double> boxed() {
        return new ObjectPipeline<Double>(this, (ElementSink<Double> next) -> new DoubleSinks.DoublesToReferences<Double>(Double::valueOf, next), 0, 0);
    }

    @Override
    public IntStream mapToInt(DoubleToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        return new IntsPipeline(this, (ElementSink<Integer> next) -> new DoubleSinks.DoublesToInts(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public LongStream mapToLong(DoubleToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        return new LongsPipeline(this, (ElementSink<Long> next) -> new DoubleSinks.DoublesToLongs(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public DoubleStream flatMap(DoubleFunction<? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new FlatSinks.OfDoubles(mapper, next), SORTED | DISTINCT | SIZED, 0);
    }

    @Override
    public DoubleStream mapMulti(DoubleMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new DoubleSinks.MultiDoubles(number -> mapper.accept(number, next), next),
                SORTED | DISTINCT | SIZED, 0);
    }

    @Override
    public DoubleStream distinct() {
        return boxed().distinct().mapToDouble(number -> number);
    }

    @Override
    public DoubleStream sorted() {
        Operation<Double, Double> operation = isKnown(SORTED) ? next -> next : next -> new DoubleSinks.SortedDoubles(next);
        return new DoublesPipeline(this, operation, 0, ORDERED | SORTED);
    }

    @Override
    public DoubleStream peek(DoubleConsumer action) {
        Objects.requireNonNull(action);
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new DoubleSinks.PeekDoubles(action, next), 0, 0);
    }

    @Override
    public DoubleStream limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return new DoublesPipeline(this, new Slice<Double>(0, maxSize), 0, SHORT);
    }

    @Override
    public DoubleStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : new DoublesPipeline(this, new Slice<Double>(n, -1), 0, 0);
    }

    @Override
    public DoubleStream takeWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new DoubleSinks.TakeDoublesWhile(predicate, next), SIZED, SHORT);
    }

    @Override
    public DoubleStream dropWhile(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new DoubleSinks.DropDoublesWhile(predicate, next), SIZED, 0);
    }

    /** The numbers of a source go to the action itself, whatever it is. */
    @Override
    public void forEach(DoubleConsumer action) {
        if (isSource()) {
            ((Spliterator.OfDouble) usedElements()).forEachRemaining(action);
            return;
        }
        Objects.requireNonNull(action);
        runInto(new DoubleSinks.ForEachDouble(action));
    }

    @Override
    public void forEachOrdered(DoubleConsumer action) {
        forEach(action);
    }

    @Override
    public double[] toArray() {
        return DoubleSinks.arrayOf(runInto(new DoubleSinks.GatherDoubles()).content);
    }

    @Override
    public double reduce(double identity, DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        return runInto(new DoubleSinks.FoldDoubles(identity, op)).state;
    }

    @Override
    public OptionalDouble reduce(DoubleBinaryOperator op) {
        Objects.requireNonNull(op);
        DoubleSinks.DoubleReduction reduction = runInto(new DoubleSinks.DoubleReduction(op));
        return reduction.isEmpty ? OptionalDouble.empty() : OptionalDouble.of(reduction.state);
    }

    @Override
    public <R> R collect(Supplier<R> supplier, ObjDoubleConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return runInto(new DoubleSinks.CollectDoubles<R>(supplier, accumulator)).container;
    }

    @Override
    public double sum() {
        return runInto(new DoubleSinks.DoubleSum()).sum.result();
    }

    @Override
    public OptionalDouble average() {
        DoubleSinks.DoubleSum total = runInto(new DoubleSinks.DoubleSum());
        return total.count == 0 ? OptionalDouble.empty() : OptionalDouble.of(total.sum.result() / total.count);
    }

    @Override
    public OptionalDouble min() {
        return reduce(Math::min);
    }

    @Override
    public OptionalDouble max() {
        return reduce(Math::max);
    }

    @Override
    public long count() {
        return counted(new CountingSink<Double>());
    }

    @Override
    public DoubleSummaryStatistics summaryStatistics() {
        return collect(DoubleSummaryStatistics::new, DoubleSummaryStatistics::accept, DoubleSummaryStatistics::combine);
    }

    @Override
    public boolean anyMatch(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return runUntilCancelled(new DoubleSinks.MatchDoubles(predicate, true)).isFound;
    }

    @Override
    public boolean allMatch(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return !runUntilCancelled(new DoubleSinks.MatchDoubles(predicate, false)).isFound;
    }

    @Override
    public boolean noneMatch(DoublePredicate predicate) {
        Objects.requireNonNull(predicate);
        return !runUntilCancelled(new DoubleSinks.MatchDoubles(predicate, true)).isFound;
    }

    @Override
    public OptionalDouble findFirst() {
        DoubleSinks.FindDouble find = runUntilCancelled(new DoubleSinks.FindDouble());
        return find.isFound ? OptionalDouble.of(find.number) : OptionalDouble.empty();
    }

    @Override
    public OptionalDouble findAny() {
        return findFirst();
    }
}
