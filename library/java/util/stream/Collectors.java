package java.util.stream;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SomeElements;
import java.util.StringJoiner;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** Collectors; those that need concurrent maps are left out. */
public final class Collectors {
    private Collectors() {
    }

    /** A collector whose container is its result. */
    private static <T, R> Collector<T, R, R> plain(Supplier<R> supplier, BiConsumer<R, T> accumulator, BinaryOperator<R> combiner) {
        return new CollectorOf<T, R, R>(supplier, accumulator, combiner, container -> container, CollectorOf.IDENTITY);
    }

    private static <T, A, R> Collector<T, A, R> finished(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner,
            Function<A, R> finisher) {
        return new CollectorOf<T, A, R>(supplier, accumulator, combiner, finisher, 0);
    }

    public static <T, C extends Collection<T>> Collector<T, ?, C> toCollection(Supplier<C> collectionFactory) {
        return plain(collectionFactory, Collection::add, Collectors::united);
    }

    private static <T, C extends Collection<T>> C united(C first, C second) {
        first.addAll(second);
        return first;
    }

    public static <T> Collector<T, ?, List<T>> toList() {
        return new CollectorOf<T, List<T>, List<T>>(ArrayList::new, List::add, Collectors::united, list -> list, CollectorOf.IDENTITY,
                SomeElements::list, null);
    }

    public static <T> Collector<T, ?, List<T>> toUnmodifiableList() {
        return new CollectorOf<T, List<T>, List<T>>(ArrayList::new, List::add, Collectors::united, list -> List.copyOf(list), 0,
                SomeElements::list, null);
    }

    public static <T> Collector<T, ?, Set<T>> toSet() {
        return new CollectorOf<T, Set<T>, Set<T>>(HashSet::new, Set::add, Collectors::united, container -> container,
                CollectorOf.IDENTITY | CollectorOf.UNORDERED);
    }

    public static <T> Collector<T, ?, Set<T>> toUnmodifiableSet() {
        return new CollectorOf<T, Set<T>, Set<T>>(HashSet::new, Set::add, Collectors::united, set -> Set.copyOf(set),
                CollectorOf.UNORDERED);
    }

    public static Collector<CharSequence, ?, String> joining() {
        return new CollectorOf<CharSequence, StringBuilder, String>(StringBuilder::new, (text, element) -> text.append(element),
                (first, second) -> first.append(second), text -> text.toString(), 0);
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter) {
        return joining(delimiter, "", "");
    }

    public static Collector<CharSequence, ?, String> joining(CharSequence delimiter, CharSequence prefix, CharSequence suffix) {
        return new CollectorOf<CharSequence, StringJoiner, String>(() -> new StringJoiner(delimiter, prefix, suffix),
                (joiner, element) -> joiner.add(element), (first, second) -> first.merge(second), joiner -> joiner.toString(), 0);
    }

    public static <T, U, A, R> Collector<T, ?, R> mapping(Function<? super T, ? extends U> mapper, Collector<? super U, A, R> downstream) {
        BiConsumer<A, ? super U> accumulator = downstream.accumulator();
        return adapted(downstream, (container, element) -> accumulator.accept(container, mapper.apply(element)));
    }

    /** A collector that does something else with an element. */
    private static <T, A, R> Collector<T, A, R> adapted(Collector<?, A, R> downstream, BiConsumer<A, T> accumulator) {
        return new CollectorOf<T, A, R>(downstream.supplier(), accumulator, downstream.combiner(), downstream.finisher(),
                CollectorOf.known(downstream), CollectorOf.anyContainer(downstream), null);
    }

    public static <T, U, A, R> Collector<T, ?, R> flatMapping(Function<? super T, ? extends Stream<? extends U>> mapper,
            Collector<? super U, A, R> downstream) {
        BiConsumer<A, ? super U> accumulator = downstream.accumulator();
        return adapted(downstream, (container, element) -> {
            try (Stream<? extends U> stream = mapper.apply(element)) {
                if (stream != null) {
                    stream.sequential().forEach(inner -> accumulator.accept(container, inner));
                }
            }
        });
    }

    public static <T, A, R> Collector<T, ?, R> filtering(Predicate<? super T> predicate, Collector<? super T, A, R> downstream) {
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        return adapted(downstream, (container, element) -> {
            if (predicate.test(element)) {
                accumulator.accept(container, element);
            }
        });
    }

    public static <T, A, R, RR> Collector<T, A, RR> collectingAndThen(Collector<T, A, R> downstream, Function<R, RR> finisher) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, T> accumulator = downstream.accumulator();
        BinaryOperator<A> combiner = downstream.combiner();
        Function<A, RR> both = downstream.finisher().andThen(finisher);
        return new CollectorOf<T, A, RR>(supplier, accumulator, combiner, both, CollectorOf.known(downstream) & ~CollectorOf.IDENTITY,
                CollectorOf.anyContainer(downstream), null);
    }

    public static <T> Collector<T, ?, Long> counting() {
        return summingLong(element -> 1L);
    }

    public static <T> Collector<T, ?, Optional<T>> minBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.minBy(comparator));
    }

    public static <T> Collector<T, ?, Optional<T>> maxBy(Comparator<? super T> comparator) {
        return reducing(BinaryOperator.maxBy(comparator));
    }

    public static <T> Collector<T, ?, Integer> summingInt(ToIntFunction<? super T> mapper) {
        return new CollectorOf<T, int[], Integer>(() -> new int[1], (sum, element) -> sum[0] += mapper.applyAsInt(element), (first, second) -> {
            first[0] += second[0];
            return first;
        }, sum -> sum[0], 0, SomeElements::ints, null);
    }

    public static <T> Collector<T, ?, Long> summingLong(ToLongFunction<? super T> mapper) {
        return new CollectorOf<T, long[], Long>(() -> new long[1], (sum, element) -> sum[0] += mapper.applyAsLong(element), (first, second) -> {
            first[0] += second[0];
            return first;
        }, sum -> sum[0], 0, SomeElements::longs, null);
    }

    public static <T> Collector<T, ?, Double> summingDouble(ToDoubleFunction<? super T> mapper) {
        return finished(DoubleSinks.DoubleSum::new, (sum, element) -> sum.accept(mapper.applyAsDouble(element)),
                Collectors::<DoubleSinks.DoubleSum>combined, sum -> sum.sum.result());
    }

    public static <T> Collector<T, ?, Double> averagingInt(ToIntFunction<? super T> mapper) {
        return finished(LongSinks.LongSum::new, (sum, element) -> sum.accept((long) mapper.applyAsInt(element)),
                Collectors::<LongSinks.LongSum>combined, Collectors::average);
    }

    public static <T> Collector<T, ?, Double> averagingLong(ToLongFunction<? super T> mapper) {
        return finished(LongSinks.LongSum::new, (sum, element) -> sum.accept(mapper.applyAsLong(element)),
                Collectors::<LongSinks.LongSum>combined, Collectors::average);
    }

    private static Double average(LongSinks.LongSum sum) {
        return sum.count == 0 ? 0.0 : (double) sum.sum / sum.count;
    }

    public static <T> Collector<T, ?, Double> averagingDouble(ToDoubleFunction<? super T> mapper) {
        return finished(DoubleSinks.DoubleSum::new, (sum, element) -> sum.accept(mapper.applyAsDouble(element)),
                Collectors::<DoubleSinks.DoubleSum>combined, sum -> sum.count == 0 ? 0.0 : sum.sum.result() / sum.count);
    }

    /** Nobody combines containers: there is one thread. */
    private static <A> A combined(A first, A second) {
        return invar.logic.Missing.model("the combiner of a collector");
    }

    public static <T> Collector<T, ?, T> reducing(T identity, BinaryOperator<T> op) {
        return finished(() -> new ReferenceSinks.Fold<T, T>(identity, op), ElementSink::accept,
                Collectors::<ReferenceSinks.Fold<T, T>>combined, fold -> fold.state);
    }

    public static <T> Collector<T, ?, Optional<T>> reducing(BinaryOperator<T> op) {
        return finished(() -> new ReferenceSinks.Reduction<T>(op), ElementSink::accept,
                Collectors::<ReferenceSinks.Reduction<T>>combined, reduction -> Optional.ofNullable(reduction.state));
    }

    public static <T, U> Collector<T, ?, U> reducing(U identity, Function<? super T, ? extends U> mapper, BinaryOperator<U> op) {
        return finished(() -> new ReferenceSinks.Fold<U, U>(identity, op), (fold, element) -> fold.accept(mapper.apply(element)),
                Collectors::<ReferenceSinks.Fold<U, U>>combined, fold -> fold.state);
    }

    public static <T, K> Collector<T, ?, Map<K, List<T>>> groupingBy(Function<? super T, ? extends K> classifier) {
        return groupingBy(classifier, toList());
    }

    public static <T, K, A, D> Collector<T, ?, Map<K, D>> groupingBy(Function<? super T, ? extends K> classifier,
            Collector<? super T, A, D> downstream) {
        return grouped(classifier, HashMap::new, downstream, CollectorOf.anyContainer(downstream));
    }

    /** Nobody knows who else sees the map, and so its groups. */
    public static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> groupingBy(Function<? super T, ? extends K> classifier,
            Supplier<M> mapFactory, Collector<? super T, A, D> downstream) {
        return grouped(classifier, mapFactory, downstream, null);
    }

    /** Groups; where nobody else sees them, proofs take any group for each of them. */
    @SuppressWarnings("unchecked")
    private static <T, K, D, A, M extends Map<K, D>> Collector<T, ?, M> grouped(Function<? super T, ? extends K> classifier,
            Supplier<M> mapFactory, Collector<? super T, A, D> downstream, Supplier<A> anyGroup) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        BiConsumer<Map<K, A>, T> grouping = (groups, element) -> {
            K key = Objects.requireNonNull(classifier.apply(element), "element cannot be mapped to a null key");
            accumulator.accept(groups.computeIfAbsent(key, absent -> supplier.get()), element);
        };
        Supplier<Map<K, A>> factory = (Supplier<Map<K, A>>) (Supplier<?>) mapFactory;
        boolean isFinished = CollectorOf.isFinished(downstream);
        Function<A, A> finisher = (Function<A, A>) downstream.finisher();
        CollectorOf<T, Map<K, A>, Map<K, A>> ofSome = anyGroup == null ? null
            : new CollectorOf<T, Map<K, A>, Map<K, A>>(factory, groupingSome(classifier, anyGroup, accumulator), Collectors::<Map<K, A>>combined,
                groups -> finishedGroups(groups, group -> finisher.apply(anyGroup.get())), isFinished ? CollectorOf.IDENTITY : 0);
        return (Collector<T, ?, M>) (Collector<T, ?, ?>) new CollectorOf<T, Map<K, A>, Map<K, A>>(factory, grouping,
                Collectors::<Map<K, A>>combined, groups -> finishedGroups(groups, finisher), isFinished ? CollectorOf.IDENTITY : 0, null, ofSome);
    }

    private static <K, A> Map<K, A> finishedGroups(Map<K, A> groups, Function<A, A> finisher) {
        groups.replaceAll((key, group) -> finisher.apply(group));
        return groups;
    }

    /** The group of an element that a proof does not know is any group: nobody else sees it, so it may just as well be a new one. */
    private static <T, K, A> BiConsumer<Map<K, A>, T> groupingSome(Function<? super T, ? extends K> classifier, Supplier<A> anyGroup,
            BiConsumer<A, ? super T> accumulator) {
        return (groups, element) -> {
            K key = Objects.requireNonNull(classifier.apply(element), "element cannot be mapped to a null key");
            groups.computeIfAbsent(key, absent -> anyGroup.get());
            accumulator.accept(anyGroup.get(), element);
        };
    }

    public static <T> Collector<T, ?, Map<Boolean, List<T>>> partitioningBy(Predicate<? super T> predicate) {
        return partitioningBy(predicate, toList());
    }

    public static <T, D, A> Collector<T, ?, Map<Boolean, D>> partitioningBy(Predicate<? super T> predicate,
            Collector<? super T, A, D> downstream) {
        Supplier<A> supplier = downstream.supplier();
        BiConsumer<A, ? super T> accumulator = downstream.accumulator();
        Function<A, D> finisher = downstream.finisher();
        boolean isFinished = CollectorOf.isFinished(downstream);
        Supplier<A> anyPart = CollectorOf.anyContainer(downstream);
        CollectorOf<T, TwoParts<A>, Map<Boolean, D>> ofSome = anyPart == null ? null
            : new CollectorOf<T, TwoParts<A>, Map<Boolean, D>>(() -> new TwoParts<A>(supplier.get(), supplier.get()), (partition, element) -> {
                predicate.test(element);
                accumulator.accept(anyPart.get(), element);
            }, Collectors::<TwoParts<A>>combined, partition -> TwoParts.finished(new TwoParts<A>(anyPart.get(), anyPart.get()), isFinished, finisher), 0);
        return new CollectorOf<T, TwoParts<A>, Map<Boolean, D>>(() -> new TwoParts<A>(supplier.get(), supplier.get()),
                (partition, element) -> accumulator.accept(predicate.test(element) ? partition.passed : partition.failed, element),
                Collectors::<TwoParts<A>>combined, partition -> TwoParts.finished(partition, isFinished, finisher), 0, null, ofSome);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper) {
        return plain(HashMap::new, adding(keyMapper, valueMapper), Collectors::<Map<K, U>>combined);
    }

    private static <T, K, U> BiConsumer<Map<K, U>, T> adding(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper) {
        return (map, element) -> {
            K key = keyMapper.apply(element);
            U value = Objects.requireNonNull(valueMapper.apply(element));
            U earlier = map.putIfAbsent(key, value);
            if (earlier != null) {
                throw new IllegalStateException("Duplicate key " + key + " (attempted merging values " + earlier + " and " + value + ")");
            }
        };
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper) {
        Objects.requireNonNull(keyMapper, "keyMapper");
        Objects.requireNonNull(valueMapper, "valueMapper");
        Collector<T, ?, Map<K, U>> collector = toMap(keyMapper, valueMapper);
        return collectingAndThen(collector, map -> Map.copyOf(map));
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction) {
        return toMap(keyMapper, valueMapper, mergeFunction, HashMap::new);
    }

    public static <T, K, U> Collector<T, ?, Map<K, U>> toUnmodifiableMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction) {
        Objects.requireNonNull(keyMapper, "keyMapper");
        Objects.requireNonNull(valueMapper, "valueMapper");
        Objects.requireNonNull(mergeFunction, "mergeFunction");
        Collector<T, ?, Map<K, U>> collector = toMap(keyMapper, valueMapper, mergeFunction);
        return collectingAndThen(collector, map -> Map.copyOf(map));
    }

    public static <T, K, U, M extends Map<K, U>> Collector<T, ?, M> toMap(Function<? super T, ? extends K> keyMapper,
            Function<? super T, ? extends U> valueMapper, BinaryOperator<U> mergeFunction, Supplier<M> mapFactory) {
        BiConsumer<M, T> merging = (map, element) -> map.merge(keyMapper.apply(element), valueMapper.apply(element), mergeFunction);
        return plain(mapFactory, merging, Collectors::<M>combined);
    }

    public static <T> Collector<T, ?, IntSummaryStatistics> summarizingInt(ToIntFunction<? super T> mapper) {
        return plain(IntSummaryStatistics::new, (statistics, element) -> statistics.accept(mapper.applyAsInt(element)),
                Collectors::<IntSummaryStatistics>combined);
    }

    public static <T> Collector<T, ?, LongSummaryStatistics> summarizingLong(ToLongFunction<? super T> mapper) {
        return plain(LongSummaryStatistics::new, (statistics, element) -> statistics.accept(mapper.applyAsLong(element)),
                Collectors::<LongSummaryStatistics>combined);
    }

    public static <T> Collector<T, ?, DoubleSummaryStatistics> summarizingDouble(ToDoubleFunction<? super T> mapper) {
        return plain(DoubleSummaryStatistics::new, (statistics, element) -> statistics.accept(mapper.applyAsDouble(element)),
                Collectors::<DoubleSummaryStatistics>combined);
    }

    public static <T, R1, R2, R> Collector<T, ?, R> teeing(Collector<? super T, ?, R1> downstream1, Collector<? super T, ?, R2> downstream2,
            BiFunction<? super R1, ? super R2, R> merger) {
        return both(downstream1, downstream2, merger);
    }

    private static <T, A1, A2, R1, R2, R> Collector<T, ?, R> both(Collector<? super T, A1, R1> first, Collector<? super T, A2, R2> second,
            BiFunction<? super R1, ? super R2, R> merger) {
        Objects.requireNonNull(first, "downstream1");
        Objects.requireNonNull(second, "downstream2");
        Objects.requireNonNull(merger, "merger");
        Supplier<A1> firstSupplier = Objects.requireNonNull(first.supplier(), "downstream1 supplier");
        Supplier<A2> secondSupplier = Objects.requireNonNull(second.supplier(), "downstream2 supplier");
        BiConsumer<A1, ? super T> firstAccumulator = Objects.requireNonNull(first.accumulator(), "downstream1 accumulator");
        BiConsumer<A2, ? super T> secondAccumulator = Objects.requireNonNull(second.accumulator(), "downstream2 accumulator");
        Function<A1, R1> firstFinisher = Objects.requireNonNull(first.finisher(), "downstream1 finisher");
        Function<A2, R2> secondFinisher = Objects.requireNonNull(second.finisher(), "downstream2 finisher");
        return finished(() -> new TwoParts<Object>(firstSupplier.get(), secondSupplier.get()), (pair, element) -> {
            firstAccumulator.accept(Collectors.<A1>known(pair.failed), element);
            secondAccumulator.accept(Collectors.<A2>known(pair.passed), element);
        }, Collectors::<TwoParts<Object>>combined, pair -> merger.apply(firstFinisher.apply(Collectors.<A1>known(pair.failed)),
                secondFinisher.apply(Collectors.<A2>known(pair.passed))));
    }

    @SuppressWarnings("unchecked")
    private static <A> A known(Object container) {
        return (A) container;
    }
}
