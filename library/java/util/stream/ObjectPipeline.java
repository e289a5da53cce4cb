package java.util.stream;

import invar.logic.Missing;
import invar.logic.Seq;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SomeElements;
import java.util.Spliterator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** A stream of references. */
final class ObjectPipeline<T> extends Pipeline<T, Stream<T>> implements Stream<T> {
    ObjectPipeline(Spliterator<T> elements, boolean isParallel) {
        super(elements, isParallel);
    }

    <A> ObjectPipeline(Pipeline<A, ?> previous, Operation<A, T> operation, int lost, int gained) {
        super(previous, operation, lost, gained);
    }

    @Override
    public Iterator<T> iterator() {
        return java.util.Spliterators.iterator(spliterator());
    }

    @Override
    public Spliterator<T> spliterator() {
        return spliteratorOr(new PipelineSpliterator<T>(this));
    }

    @Override
    public Stream<T> unordered() {
        return isKnown(ORDERED) ? new ObjectPipeline<T>(this, next -> next, ORDERED, 0) : this;
    }

    @Override
    public Stream<T> filter(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new ObjectPipeline<T>(this, (ElementSink<T> next) -> new ReferenceSinks.Filter<T>(predicate, next), SIZED, 0);
    }

    @Override
    public <R> Stream<R> map(Function<? super T, ? extends R> mapper) {
        Objects.requireNonNull(mapper);
        return new ObjectPipeline<R>(this, (ElementSink<R> next) -> new ReferenceSinks.Mapped<T, R>(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public IntStream mapToInt(ToIntFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new IntsPipeline(this, (ElementSink<Integer> next) -> new ReferenceSinks.ToInt<T>(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public LongStream mapToLong(ToLongFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new LongsPipeline(this, (ElementSink<Long> next) -> new ReferenceSinks.ToLong<T>(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public DoubleStream mapToDouble(ToDoubleFunction<? super T> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new ReferenceSinks.ToDouble<T>(mapper, next), SORTED | DISTINCT, 0);
    }

    @Override
    public <R> Stream<R> flatMap(Function<? super T, ? extends Stream<? extends R>> mapper) {
        Objects.requireNonNull(mapper);
        return new ObjectPipeline<R>(this, (ElementSink<R> next) -> new FlatSinks.ToReferences<T, R>(mapper, next), SORTED | DISTINCT | SIZED, 0);
    }

    @Override
    public IntStream flatMapToInt(Function<? super T, ? extends IntStream> mapper) {
        Objects.requireNonNull(mapper);
        return new IntsPipeline(this, (ElementSink<Integer> next) -> new FlatSinks.ToInts<T>(mapper, next), SORTED | DISTINCT | SIZED, 0);
    }

    @Override
    public LongStream flatMapToLong(Function<? super T, ? extends LongStream> mapper) {
        Objects.requireNonNull(mapper);
        return new LongsPipeline(this, (ElementSink<Long> next) -> new FlatSinks.ToLongs<T>(mapper, next), SORTED | DISTINCT | SIZED, 0);
    }

    @Override
    public DoubleStream flatMapToDouble(Function<? super T, ? extends DoubleStream> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new FlatSinks.ToDoubles<T>(mapper, next), SORTED | DISTINCT | SIZED, 0);
    }

    @Override
    public <R> Stream<R> mapMulti(BiConsumer<? super T, ? super Consumer<R>> mapper) {
        Objects.requireNonNull(mapper);
        return new ObjectPipeline<R>(this, (ElementSink<R> next) -> new ReferenceSinks.Multi<T, R>(element -> mapper.accept(element, next), next),
                SORTED | DISTINCT | SIZED, 0);
    }

    @Override
    public IntStream mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return new IntsPipeline(this, (ElementSink<Integer> next) -> new ReferenceSinks.Multi<T, Integer>(element -> mapper.accept(element, next), next),
                SORTED | DISTINCT | SIZED, 0);
    }

    @Override
    public LongStream mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return new LongsPipeline(this, (ElementSink<Long> next) -> new ReferenceSinks.Multi<T, Long>(element -> mapper.accept(element, next), next),
                SORTED | DISTINCT | SIZED, 0);
    }

    @Override
    public DoubleStream mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> mapper) {
        Objects.requireNonNull(mapper);
        return new DoublesPipeline(this, (ElementSink<Double> next) -> new ReferenceSinks.Multi<T, Double>(element -> mapper.accept(element, next), next),
                SORTED | DISTINCT | SIZED, 0);
    }

    /** What is distinct already is not compared; what is sorted is compared with its neighbour only. */
    @Override
    public Stream<T> distinct() {
        Operation<T, T> operation = isKnown(DISTINCT) ? next -> next
            : isKnown(SORTED) ? next -> new BarrierSinks.DistinctNeighbours<T>(next) : next -> new BarrierSinks.Distinct<T>(next);
        return new ObjectPipeline<T>(this, operation, SIZED, DISTINCT);
    }

    @Override
    public Stream<T> sorted() {
        Operation<T, T> operation = isKnown(SORTED) ? next -> next : new BarrierSinks.Sorting<T>(null);
        return new ObjectPipeline<T>(this, operation, 0, ORDERED | SORTED);
    }

    @Override
    public Stream<T> sorted(Comparator<? super T> comparator) {
        Stream<T> sorted = new ObjectPipeline<T>(this, new BarrierSinks.Sorting<T>(comparator), SORTED, ORDERED);
        Objects.requireNonNull(comparator);
        return sorted;
    }

    @Override
    public Stream<T> peek(Consumer<? super T> action) {
        Objects.requireNonNull(action);
        return new ObjectPipeline<T>(this, (ElementSink<T> next) -> new ReferenceSinks.Peek<T>(action, next), 0, 0);
    }

    @Override
    public Stream<T> limit(long maxSize) {
        if (maxSize < 0) {
            throw new IllegalArgumentException(Long.toString(maxSize));
        }
        return new ObjectPipeline<T>(this, new Slice<T>(0, maxSize), 0, SHORT);
    }

    @Override
    public Stream<T> skip(long n) {
        if (n < 0) {
            throw new IllegalArgumentException(Long.toString(n));
        }
        return n == 0 ? this : new ObjectPipeline<T>(this, new Slice<T>(n, -1), 0, 0);
    }

    @Override
    public Stream<T> takeWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new ObjectPipeline<T>(this, (ElementSink<T> next) -> new ReferenceSinks.TakeWhile<T>(predicate, next), SIZED, SHORT);
    }

    @Override
    public Stream<T> dropWhile(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return new ObjectPipeline<T>(this, (ElementSink<T> next) -> new ReferenceSinks.DropWhile<T>(predicate, next), SIZED, 0);
    }

    /** The elements of a source go to the action itself, whatever it is. */
    @Override
    @SuppressWarnings("unchecked")
    public void forEach(Consumer<? super T> action) {
        if (isSource()) {
            ((Spliterator<T>) elementsOfSource()).forEachRemaining(action);
            return;
        }
        Objects.requireNonNull(action);
        runInto(new ReferenceSinks.ForEach<T>(action));
    }

    @Override
    public void forEachOrdered(Consumer<? super T> action) {
        forEach(action);
    }

    @Override
    public Object[] toArray() {
        return toArray(Object[]::new);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <A> A[] toArray(IntFunction<A[]> generator) {
        return (A[]) arrayOf((IntFunction<Object[]>) (IntFunction<?>) generator);
    }

    /** An array for all elements is made before them if their number is known, and else behind them. */
    private Object[] arrayOf(IntFunction<Object[]> generator) {
        ReferenceSinks.Gather<T> gather = new ReferenceSinks.Gather<T>();
        Spliterator<?> elements = elementsOfSource();
        long size = sizeIfKnown(elements);
        if (size < 0) {
            elements = behindBarrier(elements);
            copy(elements, first(gather), isKnown(SHORT));
            return ReferenceSinks.filled(generator.apply(Seq.size(gather.content)), gather.content);
        }
        Object[] array = generator.apply((int) size);
        if (array.length != size) {
            throw new IllegalStateException("Begin size " + size + " is not equal to fixed size " + array.length);
        }
        copy(elements, first(gather), isKnown(SHORT));
        return ReferenceSinks.filled(array, gather.content);
    }

    @Override
    public T reduce(T identity, BinaryOperator<T> accumulator) {
        Objects.requireNonNull(accumulator);
        return runInto(new ReferenceSinks.Fold<T, T>(identity, accumulator)).state;
    }

    @Override
    public Optional<T> reduce(BinaryOperator<T> accumulator) {
        Objects.requireNonNull(accumulator);
        ReferenceSinks.Reduction<T> reduction = runInto(new ReferenceSinks.Reduction<T>(accumulator));
        return reduction.isEmpty ? Optional.empty() : Optional.of(reduction.state);
    }

    @Override
    public <U> U reduce(U identity, BiFunction<U, ? super T, U> accumulator, BinaryOperator<U> combiner) {
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return runInto(new ReferenceSinks.Fold<T, U>(identity, accumulator)).state;
    }

    @Override
    public <R> R collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator, BiConsumer<R, R> combiner) {
        Objects.requireNonNull(supplier);
        Objects.requireNonNull(accumulator);
        Objects.requireNonNull(combiner);
        return collected(supplier, accumulator);
    }

    @Override
    @SuppressWarnings("unchecked")
    public <R, A> R collect(Collector<? super T, A, R> collector) {
        Objects.requireNonNull(collector);
        Collector<? super T, A, R> used = isOfSome() ? CollectorOf.ofSome(collector) : collector;
        Supplier<A> supplier = used.supplier();
        BiConsumer<A, ? super T> accumulator = used.accumulator();
        A container = collected(supplier, accumulator);
        return CollectorOf.isFinished(used) ? (R) container : used.finisher().apply(container);
    }

    /** All elements in a container. One that proofs do not know one by one comes behind all barriers, so that the container can be made before it. */
    private <A> A collected(Supplier<A> supplier, BiConsumer<A, ? super T> accumulator) {
        Spliterator<?> elements = usedElements();
        if (elements instanceof SomeElements) {
            ((SomeElements<?>) elements).bound();
            A container = supplier.get();
            copy(elements, first(new ReferenceSinks.Filled<T, A>(container, accumulator)), isKnown(SHORT));
            return container;
        }
        ReferenceSinks.Collect<T, A> collect = new ReferenceSinks.Collect<T, A>(supplier, accumulator);
        copy(elements, first(collect), isKnown(SHORT));
        return collect.container;
    }

    @Override
    public List<T> toList() {
        ReferenceSinks.Gather<T> gather = runInto(new ReferenceSinks.Gather<T>());
        return java.util.ImmutableCollections.listWithNulls(gather.content);
    }

    @Override
    public Optional<T> min(Comparator<? super T> comparator) {
        BinaryOperator<T> least = BinaryOperator.minBy(comparator);
        return isOfSome() && !isKnown(SHORT) ? extreme(comparator) : reduce(least);
    }

    @Override
    public Optional<T> max(Comparator<? super T> comparator) {
        BinaryOperator<T> greatest = BinaryOperator.maxBy(comparator);
        return isOfSome() && !isKnown(SHORT) ? extreme(comparator) : reduce(greatest);
    }

    /**
     * The least or greatest element where proofs do not know them one by one: any of them is chosen when it comes, and those behind are compared with it. Among
     * the elements that may be chosen is each one that is the best of those before, so all comparisons are seen. Behind null nobody knows what is the best.
     */
    @SuppressWarnings("unchecked")
    private Optional<T> extreme(Comparator<? super T> comparator) {
        SomeElements.Bound<Object> elements = ((SomeElements<Object>) usedElements()).bound();
        ReferenceSinks.Choice<T> choice = new ReferenceSinks.Choice<T>(comparator);
        ElementSink<Object> sink = (ElementSink<Object>) first(choice);
        sink.begin();
        do {
            choice.forget();
        } while (elements.givesOne(sink) && !choice.isMade && !choice.isNullSeen);
        boolean isMade = choice.isMade;
        boolean isEmpty = !isMade && !choice.isNullSeen;
        T chosen = choice.chosen;
        if (!isEmpty) {
            do {
                choice.make(isMade ? chosen : Missing.<T>model("the best element so far"));
            } while (elements.givesOne(sink));
        }
        elements.checkUnchanged();
        sink.end();
        T best = isMade ? chosen : Missing.<T>model("the best element");
        return isEmpty ? Optional.empty() : Optional.of(best);
    }

    @Override
    public long count() {
        return counted(new CountingSink<T>());
    }

    @Override
    public boolean anyMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return runUntilCancelled(new ReferenceSinks.Match<T>(predicate, true)).isFound;
    }

    @Override
    public boolean allMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return !runUntilCancelled(new ReferenceSinks.Match<T>(predicate, false)).isFound;
    }

    @Override
    public boolean noneMatch(Predicate<? super T> predicate) {
        Objects.requireNonNull(predicate);
        return !runUntilCancelled(new ReferenceSinks.Match<T>(predicate, true)).isFound;
    }

    @Override
    public Optional<T> findFirst() {
        ReferenceSinks.Find<T> find = runUntilCancelled(new ReferenceSinks.Find<T>());
        return find.isFound ? Optional.of(find.element) : Optional.empty();
    }

    @Override
    public Optional<T> findAny() {
        return findFirst();
    }
}
