package java.util.stream;

import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.Supplier;

/** A collector that is made of its parts. */
final class CollectorOf<T, A, R> implements Collector<T, A, R> {
    static final int CONCURRENT = 1;
    static final int UNORDERED = 2;
    static final int IDENTITY = 4;

    private final Supplier<A> supplier;
    private final BiConsumer<A, T> accumulator;
    private final BinaryOperator<A> combiner;
    private final Function<A, R> finisher;
    /** The sum of what is known of it. */
    private final int known;
    /**
     * In proofs: gives a new container with anything in it, if what an element does to a container that is not seen by others is the same for all of
     * them, and runs the same functions; else null.
     */
    private final Supplier<A> anyContainer;
    /** What does the same for elements that a proof does not know one by one; null if this does. */
    private final CollectorOf<T, A, R> ofSome;

    CollectorOf(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner, Function<A, R> finisher, int known) {
        this(supplier, accumulator, combiner, finisher, known, null, null);
    }

    CollectorOf(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner, Function<A, R> finisher, int known,
            Supplier<A> anyContainer, CollectorOf<T, A, R> ofSome) {
        this.anyContainer = anyContainer;
        this.ofSome = ofSome;
        this.supplier = supplier;
        this.accumulator = accumulator;
        this.combiner = combiner;
        this.finisher = finisher;
        this.known = known;
    }

    /** The sum of characteristics. */
    static int sum(Collector.Characteristics[] characteristics) {
        int sum = 0;
        for (int index = 0; index < characteristics.length; index++) {
            sum |= 1 << characteristics[index].ordinal();
        }
        return sum;
    }

    /** The sum of what is known of a collector. */
    static int known(Collector<?, ?, ?> collector) {
        if (collector instanceof CollectorOf) {
            return ((CollectorOf<?, ?, ?>) collector).known;
        }
        return sum(collector.characteristics().toArray(new Collector.Characteristics[0]));
    }

    /** What gives containers with anything in them, or null. */
    @SuppressWarnings("unchecked")
    static <A> Supplier<A> anyContainer(Collector<?, A, ?> collector) {
        return collector instanceof CollectorOf ? ((CollectorOf<?, A, ?>) collector).anyContainer : null;
    }

    /** What a proof uses for a collector if it does not know the elements one by one. */
    @SuppressWarnings("unchecked")
    static <T, A, R> Collector<T, A, R> ofSome(Collector<T, A, R> collector) {
        if (collector instanceof CollectorOf && ((CollectorOf<T, A, R>) collector).ofSome != null) {
            return ((CollectorOf<T, A, R>) collector).ofSome;
        }
        return collector;
    }

    /** Whether the container of a collector is its result. */
    static boolean isFinished(Collector<?, ?, ?> collector) {
        if (collector instanceof CollectorOf) {
            return (((CollectorOf<?, ?, ?>) collector).known & IDENTITY) != 0;
        }
        return collector.characteristics().contains(Collector.Characteristics.IDENTITY_FINISH);
    }

    @Override
    public Supplier<A> supplier() {
        return supplier;
    }

    @Override
    public BiConsumer<A, T> accumulator() {
        return accumulator;
    }

    @Override
    public BinaryOperator<A> combiner() {
        return combiner;
    }

    @Override
    public Function<A, R> finisher() {
        return finisher;
    }

    @Override
    public Set<Collector.Characteristics> characteristics() {
        Set<Collector.Characteristics> all = new java.util.HashSet<Collector.Characteristics>();
        if ((known & CONCURRENT) != 0) {
            all.add(Collector.Characteristics.CONCURRENT);
        }
        if ((known & UNORDERED) != 0) {
            all.add(Collector.Characteristics.UNORDERED);
        }
        if ((known & IDENTITY) != 0) {
            all.add(Collector.Characteristics.IDENTITY_FINISH);
        }
        return Set.copyOf(all);
    }
}
