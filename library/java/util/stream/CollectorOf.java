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

    CollectorOf(Supplier<A> supplier, BiConsumer<A, T> accumulator, BinaryOperator<A> combiner, Function<A, R> finisher, int known) {
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
