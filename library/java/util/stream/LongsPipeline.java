package java.util.stream;

import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.PrimitiveIterator;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/** A stream of numbers of type `long`. */
final class LongsPipeline extends Pipeline<Long, LongStream> implements LongStream {
    LongsPipeline(Spliterator<Long> elements, boolean isParallel) {
        super(elements, isParallel);
    }

    <A> LongsPipeline(Pipeline<A, ?> previous, Operation<A, Long> operation, int lost, int gained) {
        super(previous, operation, lost, gained);
    }

    @Override
    public PrimitiveIterator.OfLong iterator() {
        return new LongSinks.Pulled(spliterator());
    }

    @Override
    public Spliterator.OfLong spliterator() {
        return spliteratorOr(new LongPipelineSpliterator(this));
    }

    @Override
    public LongStream unordered() {
        return isKnown(ORDERED) ? new LongsPipeline(this, next -> next, ORDERED, 0) : this;
    }

    @Override
    public LongStream filter(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongsPipeline(this, (ElementSink<Long> next) -> new LongSinks.FilterLongs(predicate, next), SIZED, 0);
    }

    @Override
    public LongStream map(LongUnaryOperator mapper) {
        Objects.requireNonNull(mapper);
        return new LongsPipeline(this, (ElementSink<Long> next) -> new LongSinks.MappedLongs(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public <U> Stream<U> mapToObj(LongFunction<? extends U> mapper) {
        Objects.requireNonNull(mapper);
        return new ObjectPipeline<U>(this, (ElementSink<U> next) -> new LongSinks.LongsToReferences<U>(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public Stream<Long> boxed() {
        return new ObjectPipeline<Long>(this, (ElementSink<Long> next) -> new LongSinks.LongsToReferences<Long>(Long::valueOf, next), 0, 0);
    }

    @Override
    public IntStream mapToInt(LongToIntFunction mapper) {
        Objects.requireNonNull(mapper);
        return new IntsPipeline(this, (ElementSink<Integer> next) -> new LongSinks.LongsToInts(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public DoubleStream mapToDouble(LongToDoubleFunction mapper) {
        Objects.requireNonNull(mapper);
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new LongSinks.LongsToDoubles(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public DoubleStream asDoubleStream() {
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new LongSinks.LongsToDoubles(number -> number, next), DISTINCT, 0);
    }

    @Override
    public LongStream flatMap(LongFunction<? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        return new LongsPipeline(this, (ElementSink<Long> next) -> new FlatSinks.OfLongs(mapper, next), SORTED | DISTINCT | SIZED, 0);
    }

    @Override
    public LongStream mapMulti(LongMapMultiConsumer mapper) {
        Objects.requireNonNull(mapper);
        return new LongsPipeline(this, (ElementSink<Long> next) -> new LongSinks.MultiLongs(number -> mapper.accept(number, next), next),
                SORTED | DISTINCT | SIZED, 0);
    }

    @Override
    public LongStream distinct() {
        return boxed().distinct().mapToLong(number -> number);
    }

    @Override
    public LongStream sorted() {
        Operation<Long, Long> operation = isKnown(SORTED) ? next -> next : next -> new LongSinks.SortedLongs(next);
        return new LongsPipeline(this, operation, 0, ORDERED | SORTED);
    }

    @Override
    public LongStream peek(LongConsumer action) {
        Objects.requireNonNull(action);
        return new LongsPipeline(this, (ElementSink<Long> next) -> new LongSinks.PeekLongs(action, next), 0, 0);
    }

    @Override
    public LongStream limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return new LongsPipeline(this, new Slice<Long>(0, maxSize), 0, SHORT);
    }

    @Override
    public LongStream skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : new LongsPipeline(this, new Slice<Long>(n, -1), 0, 0);
    }

    @Override
    public LongStream takeWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongsPipeline(this, (ElementSink<Long> next) -> new LongSinks.TakeLongsWhile(predicate, next), SIZED, SHORT);
    }

    @Override
    public LongStream dropWhile(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return new LongsPipeline(this, (ElementSink<Long> next) -> new LongSinks.DropLongsWhile(predicate, next), SIZED, 0);
    }

    /** The numbers of a source go to the action itself, whatever it is. */
    @Override
    public void forEach(LongConsumer action) {
        if (isSource()) {
            ((Spliterator.OfLong) usedElements()).forEachRemaining(action);
            return;
        }
        Objects.requireNonNull(action);
        runInto(new LongSinks.ForEachLong(action));
    }

    @Override
    public void forEachOrdered(LongConsumer action) {
        forEach(action);
    }

    @Override
    public long[] toArray() {
        return LongSinks.arrayOf(runInto(new LongSinks.GatherLongs()).content);
    }

    @Override
    public long reduce(long identity, LongBinaryOperator op) {
        Objects.requireNonNull(op);
        return runInto(new LongSinks.FoldLongs(identity, op)).state;
    }

    @Override
    public OptionalLong reduce(LongBinaryOperator op) {
        Objects.requireNonNull(op);
        LongSinks.LongReduction reduction = runInto(new LongSinks.LongReduction(op));
        return reduction.isEmpty ? OptionalLong.empty() : OptionalLong.of(reduction.state);
    }

    @Override
    public <R> R collect(Supplier<R> supplier, ObjLongConsumer<R> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return runInto(new LongSinks.CollectLongs<R>(supplier, accumulator)).container;
    }

    @Override
    public long sum() {
        return runInto(new LongSinks.LongSum()).sum;
    }

    @Override
    public OptionalDouble average() {
        LongSinks.LongSum total = runInto(new LongSinks.LongSum());
        return total.count == 0 ? OptionalDouble.empty() : OptionalDouble.of((double) total.sum / total.count);
    }

    @Override
    public OptionalLong min() {
        return reduce(Math::min);
    }

    @Override
    public OptionalLong max() {
        return reduce(Math::max);
    }

    @Override
    public long count() {
        return counted(new CountingSink<Long>());
    }

    @Override
    public LongSummaryStatistics summaryStatistics() {
        return collect(LongSummaryStatistics::new, LongSummaryStatistics::accept, LongSummaryStatistics::combine);
    }

    @Override
    public boolean anyMatch(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return runUntilCancelled(new LongSinks.MatchLongs(predicate, true)).isFound;
    }

    @Override
    public boolean allMatch(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return !runUntilCancelled(new LongSinks.MatchLongs(predicate, false)).isFound;
    }

    @Override
    public boolean noneMatch(LongPredicate predicate) {
        Objects.requireNonNull(predicate);
        return !runUntilCancelled(new LongSinks.MatchLongs(predicate, true)).isFound;
    }

    @Override
    public OptionalLong findFirst() {
        LongSinks.FindLong find = runUntilCancelled(new LongSinks.FindLong());
        return find.isFound ? OptionalLong.of(find.number) : OptionalLong.empty();
    }

    @Override
    public OptionalLong findAny() {
        return findFirst();
    }
}
