package java.util.stream;

import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/** A stream of numbers of type `int`. */
final class IntsPipeline extends Pipeline<Integer, IntStream> implements IntStream {
    IntsPipeline(Spliterator<Integer> elements, boolean isParallel) {
        super(elements, isParallel);
    }

    <A> IntsPipeline(Pipeline<A, ?> previous, Operation<A, Integer> operation, int lost, int gained) {
        super(previous, operation, lost, gained);
    }

    @Override
    public PrimitiveIterator.OfInt iterator() {
        return new IntSinks.Pulled(spliterator());
    }

    @Override
    public Spliterator.OfInt spliterator() {
        return spliteratorOr(new IntPipelineSpliterator(this));
    }

    @Override
    public IntStream unordered() {
        return isKnown(ORDERED) ? new IntsPipeline(this, next -> next, ORDERED, 0) : this;
    }

    @Override
    public IntStream filter(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntsPipeline(this, (ElementSink<Integer> next) -> new IntSinks.FilterInts(predicate, next), SIZED, 0);
    }

    @Override
    public IntStream map(IntUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new IntsPipeline(this, (ElementSink<Integer> next) -> new IntSinks.MappedInts(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public <U> Stream<U> mapToObj(IntFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new ObjectPipeline<U>(this, (ElementSink<U> next) -> new IntSinks.IntsToReferences<U>(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public Stream<Integer> boxed() {
        return new ObjectPipeline<Integer>(this, (ElementSink<Integer> next) -> new IntSinks.IntsToReferences<Integer>(Integer::valueOf, next), 0, 0);
    }

    @Override
    public LongStream mapToLong(IntToLongFunction mapper) {
        Objects.requireNonNull(mapper);
        return new LongsPipeline(this, (ElementSink<Long> next) -> new IntSinks.IntsToLongs(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public DoubleStream mapToDouble(IntToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new IntSinks.IntsToDoubles(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public LongStream asLongStream() {
        return new LongsPipeline(this, (ElementSink<Long> next) -> new IntSinks.IntsToLongs(number -> number, next), 0, 0);
    }

    @Override
    public DoubleStream asDoubleStream() {
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new IntSinks.IntsToDoubles(number -> number, next), 0, 0);
    }

    @Override
    public IntStream flatMap(IntFunction<? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        return new IntsPipeline(this, (ElementSink<Integer> next) -> new FlatSinks.OfInts(mapper, next), SORTED | DISTINCT | SIZED, 0);
    }

    @Override
    public IntStream mapMulti(IntMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return new IntsPipeline(this, (ElementSink<Integer> next) -> new IntSinks.MultiInts(number -> mapper.accept(number, next), next),
                SORTED | DISTINCT | SIZED, 0);
    }

    @Override
    public IntStream distinct() {
        return boxed().distinct().mapToInt(number -> number);
    }

    @Override
    public IntStream sorted() {
        Operation<Integer, Integer> operation = isKnown(SORTED) ? next -> next : next -> new IntSinks.SortedInts(next);
        return new IntsPipeline(this, operation, 0, ORDERED | SORTED);
    }

    @Override
    public IntStream peek(IntConsumer action) {
        Objects.requireNonNull(action);
        return new IntsPipeline(this, (ElementSink<Integer> next) -> new IntSinks.PeekInts(action, next), 0, 0);
    }

    @Override
    public IntStream limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return new IntsPipeline(this, new Slice<Integer>(0, maxSize), 0, SHORT);
    }

    @Override
    public IntStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : new IntsPipeline(this, new Slice<Integer>(n, -1), 0, 0);
    }

    @Override
    public IntStream takeWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntsPipeline(this, (ElementSink<Integer> next) -> new IntSinks.TakeIntsWhile(predicate, next), SIZED, SHORT);
    }

    @Override
    public IntStream dropWhile(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new IntsPipeline(this, (ElementSink<Integer> next) -> new IntSinks.DropIntsWhile(predicate, next), SIZED, 0);
    }

    /** The numbers of a source go to the action itself, whatever it is. */
    @Override
    public void forEach(IntConsumer action) {
        if (isSource()) {
            ((Spliterator.OfInt) usedElements()).forEachRemaining(action);
            return;
        }
        Objects.requireNonNull(action);
        runInto(new IntSinks.ForEachInt(action));
    }

    @Override
    public void forEachOrdered(IntConsumer action) {
        forEach(action);
    }

    @Override
    public int[] toArray() {
        return IntSinks.arrayOf(runInto(new IntSinks.GatherInts()).content);
    }

    @Override
    public int reduce(int identity, IntBinaryOperator op) {
        Objects.requireNonNull(op);
        return runInto(new IntSinks.FoldInts(identity, op)).state;
    }

    @Override
    public OptionalInt reduce(IntBinaryOperator op) {
        Objects.requireNonNull(op);
        IntSinks.IntReduction reduction = runInto(new IntSinks.IntReduction(op));
        return reduction.isEmpty ? OptionalInt.empty() : OptionalInt.of(reduction.state);
    }

    @Override
    public <R> R collect(Supplier<R> supplier, ObjIntConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return runInto(new IntSinks.CollectInts<R>(supplier, accumulator)).container;
    }

    @Override
    public int sum() {
        return runInto(new IntSinks.IntTotal()).sum;
    }

    @Override
    public OptionalDouble average() {
        IntSinks.IntSum total = runInto(new IntSinks.IntSum());
        return total.count == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) total.sum / total.count);
    }

    @Override
    public OptionalInt min() {
        return reduce(Math::min);
    }

    @Override
    public OptionalInt max() {
        return reduce(Math::max);
    }

    @Override
    public long count() {
        return counted(new CountingSink<Integer>());
    }

    @Override
    public IntSummaryStatistics summaryStatistics() {
        return collect(IntSummaryStatistics::new, IntSummaryStatistics::accept, IntSummaryStatistics::combine);
    }

    @Override
    public boolean anyMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return runUntilCancelled(new IntSinks.MatchInts(predicate, true)).isFound;
    }

    @Override
    public boolean allMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return !runUntilCancelled(new IntSinks.MatchInts(predicate, false)).isFound;
    }

    @Override
    public boolean noneMatch(IntPredicate predicate) {
        Objects.requireNonNull(predicate);
        return !runUntilCancelled(new IntSinks.MatchInts(predicate, true)).isFound;
    }

    @Override
    public OptionalInt findFirst() {
        IntSinks.FindInt find = runUntilCancelled(new IntSinks.FindInt());
        return find.isFound ? OptionalInt.of(find.number) : OptionalInt.empty();
    }

    @Override
    public OptionalInt findAny() {
        return findFirst();
    }
}
