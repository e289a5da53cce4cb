package java.util.stream;

import invar.logic.LateBinding;
import java.util.Objects;
import java.util.SomeElements;
import java.util.Spliterator;

/** A stream: a source, or an operation with the stream before it. Nothing happens before a terminal operation is called. */
abstract class Pipeline<T, S extends BaseStream<T, S>> implements BaseStream<T, S> {
    static final int DISTINCT = Spliterator.DISTINCT;
    static final int SORTED = Spliterator.SORTED;
    static final int ORDERED = Spliterator.ORDERED;
    static final int SIZED = Spliterator.SIZED;
    /** Some operation may end early: before each element it is asked whether that is wanted. */
    static final int SHORT = 1 << 24;

    /** The stream before this one, null if this is the source. */
    private final Pipeline<?, ?> previous;
    private final Operation<?, T> operation;
    /** What is known of the elements. */
    final int flags;
    /** The last stage up to this one that hands on nothing before it has seen all elements, or null. */
    private final Pipeline<?, ?> barrier;
    private boolean isUsed;
    /** Whether the operations up to this one have been done: then the source has what they gave. So it is in proofs only. */
    private boolean isDone;
    private final Source source;

    /** What all streams on one source share. */
    private static final class Source {
        /** The elements, until the first use. */
        Spliterator<?> elements;
        boolean isParallel;
        /** What runs when the stream is closed, or null. */
        Runnable onClose;
    }

    Pipeline(Spliterator<?> elements, boolean isParallel) {
        previous = null;
        operation = null;
        source = new Source();
        source.elements = elements;
        source.isParallel = isParallel;
        flags = known(elements);
        barrier = null;
    }

    <A> Pipeline(Pipeline<A, ?> previous, Operation<A, T> operation, int lost, int gained) {
        previous.use();
        this.previous = previous;
        this.operation = operation;
        this.source = previous.source;
        this.flags = previous.flags & ~lost | gained;
        this.barrier = operation instanceof BarrierSinks.Sorting ? this : previous.barrier;
    }

    private static int known(Spliterator<?> elements) {
        int characteristics = elements.characteristics();
        boolean isNatural = (characteristics & SORTED) != 0 && elements.getComparator() == null;
        return characteristics & (DISTINCT | ORDERED | SIZED) | (isNatural ? SORTED : 0);
    }

    /** A stream is used once. */
    private void use() {
        if (isUsed) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        isUsed = true;
    }

    final boolean isKnown(int flag) {
        return (flags & flag) != 0;
    }

    /** The elements of the source, which can be had once. */
    final Spliterator<?> elements() {
        Spliterator<?> elements = source.elements;
        if (elements == null) {
            throw new IllegalStateException("source already consumed or closed");
        }
        source.elements = null;
        return elements;
    }

    /** The elements of the source for a terminal operation that goes over all of them itself. */
    final Spliterator<?> elementsOfSource() {
        use();
        return elements();
    }

    /** The elements for a terminal operation, which come to the sink that `first` gives afterwards. */
    final Spliterator<?> usedElements() {
        return behindBarrier(elementsOfSource());
    }

    /** Whether this is a proof that does not know the elements of the source one by one. */
    final boolean isOfSome() {
        return source.elements instanceof SomeElements;
    }

    /** A proof that does not know the elements one by one does what stands before the last barrier first: then the rest is a stream like others. */
    final Spliterator<?> behindBarrier(Spliterator<?> elements) {
        if (!(elements instanceof SomeElements)) {
            return elements;
        }
        return barrier == null ? elements : barrier.done(elements);
    }

    /** What this barrier gives, and whatever stands before it. */
    @SuppressWarnings("unchecked")
    private Spliterator<?> done(Spliterator<?> elements) {
        isDone = true;
        if (previous.isSource()) {
            SomeElements.Bound<Object> all = ((SomeElements<Object>) elements).bound();
            return new SomeElements<Object>(SomeElements.sorted(all.present(), ((BarrierSinks.Sorting<Object>) operation).comparator));
        }
        ReferenceSinks.Gather<Object> results = new ReferenceSinks.Gather<Object>();
        copy(elements, previous.first(before(operation, results)), isKnown(SHORT));
        return new SomeElements<Object>(results.content);
    }

    /** Whether this is the source, without an operation. */
    final boolean isSource() {
        return previous == null;
    }

    /** The sink before all operations, for one behind them. */
    final ElementSink<?> first(ElementSink<?> last) {
        ElementSink<?> sink = last;
        Pipeline<?, ?> stage = this;
        while (stage.previous != null && !stage.isDone) {
            sink = before(stage.operation, sink);
            stage = stage.previous;
        }
        return sink;
    }

    @SuppressWarnings("unchecked")
    private static <A, B> ElementSink<A> before(Operation<A, B> operation, ElementSink<?> sink) {
        return operation.before((ElementSink<B>) sink);
    }

    /** A terminal operation: all elements go to a sink. */
    final <K extends ElementSink<? super T>> K runInto(K last) {
        return runInto(last, 0);
    }

    /** A terminal operation that may end early. */
    final <K extends ElementSink<? super T>> K runUntilCancelled(K last) {
        return runInto(last, SHORT);
    }

    private <K extends ElementSink<? super T>> K runInto(K last, int flag) {
        Spliterator<?> elements = usedElements();
        copy(elements, first(last), ((flags | flag) & SHORT) != 0);
        return last;
    }

    @SuppressWarnings("unchecked")
    static <E> void copy(Spliterator<E> source, ElementSink<?> first, boolean isShort) {
        ElementSink<E> sink = (ElementSink<E>) first;
        Spliterator<E> elements = source instanceof LateBinding ? ((LateBinding<Spliterator<E>>) source).bound() : source;
        sink.begin();
        if (isShort) {
            if (!sink.isCancelled()) {
                do {
                    sink.resume();
                } while (elements.tryAdvance(sink) && !sink.isCancelled());
            }
        } else {
            elements.forEachRemaining(sink);
        }
        sink.end();
    }

    /** The number of elements if it is known without going over them, else -1. */
    final long sizeIfKnown(Spliterator<?> elements) {
        return isKnown(SIZED) ? sizeAfter(elements.getExactSizeIfKnown()) : -1;
    }

    private long sizeAfter(long size) {
        return size < 0 || previous == null || isDone ? size : operation.sizeAfter(previous.sizeAfter(size));
    }

    /** A terminal operation that counts: elements whose number is known are not looked at. */
    final long counted(CountingSink<? super T> counter) {
        Spliterator<?> elements = elementsOfSource();
        long size = sizeIfKnown(elements);
        if (size >= 0) {
            return size;
        }
        elements = behindBarrier(elements);
        if (elements instanceof SomeElements) {
            elements = ((SomeElements<?>) elements).inOrder();
        }
        copy(elements, first(counter), isKnown(SHORT));
        return counter.count < 0 ? 0 : counter.count;
    }

    /** Counts. */
    static final class CountingSink<T> extends ElementSink<T> {
        long count;

        @Override
        public void accept(T element) {
            count++;
        }

        @Override
        public void accept(int number) {
            count++;
        }

        @Override
        public void accept(long number) {
            count++;
        }

        @Override
        public void accept(double number) {
            count++;
        }
    }

    /** What is left to do for others: the elements of the source if this is the source, else a spliterator that runs the operations. */
    @SuppressWarnings("unchecked")
    final <P extends Spliterator<T>> P spliteratorOr(P results) {
        use();
        return previous == null ? (P) elements() : results;
    }

    @Override
    public final boolean isParallel() {
        return source.isParallel;
    }

    @Override
    @SuppressWarnings("unchecked")
    public final S sequential() {
        source.isParallel = false;
        return (S) this;
    }

    @Override
    @SuppressWarnings("unchecked")
    public final S parallel() {
        source.isParallel = true;
        return (S) this;
    }

    @Override
    @SuppressWarnings("unchecked")
    public S onClose(Runnable closeHandler) {
        if (isUsed) {
            throw new IllegalStateException("stream has already been operated upon or closed");
        }
        Objects.requireNonNull(closeHandler);
        Runnable earlier = source.onClose;
        source.onClose = earlier == null ? closeHandler : () -> runBoth(earlier, closeHandler);
        return (S) this;
    }

    /** Runs both, even if the first one fails. */
    static void runBoth(Runnable first, Runnable second) {
        try {
            first.run();
        } catch (Throwable failure) {
            try {
                second.run();
            } catch (Throwable another) {
                failure.addSuppressed(another);
            }
            throw failure;
        }
        second.run();
    }

    @Override
    public void close() {
        isUsed = true;
        if (previous == null) {
            source.elements = null;
        }
        Runnable handler = source.onClose;
        if (handler != null) {
            source.onClose = null;
            handler.run();
        }
    }
}
