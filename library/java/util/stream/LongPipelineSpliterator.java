package java.util.stream;

import invar.logic.Seq;
import java.util.Comparator;
import java.util.Objects;
import java.util.Spliterator;
import java.util.function.LongConsumer;

/** Goes over the numbers of a stream: an element of the source is asked for when there is no result left of those before. */
final class LongPipelineSpliterator implements Spliterator.OfLong {
    private final Pipeline<Long, ?> pipeline;
    private Spliterator<?> elements;
    private LongSinks.GatherLongs results;
    private ElementSink<?> first;
    /** The index of the next result. */
    private int next;
    private boolean isEnded;

    LongPipelineSpliterator(Pipeline<Long, ?> pipeline) {
        this.pipeline = pipeline;
    }

    private Spliterator<?> elements() {
        if (elements == null) {
            elements = pipeline.elements();
        }
        return elements;
    }

    /** Whether there is a result that has not been given. */
    private boolean isReady() {
        if (isEnded && results == null) {
            return false;
        }
        if (results == null) {
            results = new LongSinks.GatherLongs();
            first = pipeline.first(results);
            elements();
            first.begin();
        }
        if (next >= Seq.size(results.content)) {
            next = 0;
            results.content = null;
            advance();
        }
        return Seq.size(results.content) > 0;
    }

    private void advance() {
        while (!isEnded && Seq.size(results.content) == 0) {
            if (first.isCancelled() || !advanced(elements, first)) {
                isEnded = true;
                first.end();
            }
        }
    }

    @SuppressWarnings("unchecked")
    private static <E> boolean advanced(Spliterator<E> elements, ElementSink<?> first) {
        return elements.tryAdvance((ElementSink<E>) first);
    }

    @Override
    public boolean tryAdvance(LongConsumer action) {
        Objects.requireNonNull(action);
        if (!isReady()) {
            return false;
        }
        next++;
        action.accept(LongSinks.at(results.content, next - 1));
        return true;
    }

    @Override
    public void forEachRemaining(LongConsumer action) {
        if (results == null && !isEnded) {
            Objects.requireNonNull(action);
            Pipeline.copy(elements(), pipeline.first(new LongSinks.ForEachLong(action)), pipeline.isKnown(Pipeline.SHORT));
            isEnded = true;
        } else {
            while (tryAdvance(action)) {
            }
        }
    }

    @Override
    public Spliterator.OfLong trySplit() {
        return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
    }

    @Override
    public long estimateSize() {
        long size = pipeline.sizeIfKnown(elements());
        return size < 0 ? elements.estimateSize() : size;
    }

    @Override
    public long getExactSizeIfKnown() {
        return pipeline.sizeIfKnown(elements());
    }

    @Override
    public int characteristics() {
        int known = pipeline.flags & ~Pipeline.SHORT;
        return pipeline.isKnown(SIZED) ? known & ~SIZED | elements().characteristics() & (SIZED | SUBSIZED) : known;
    }

    @Override
    public Comparator<? super Long> getComparator() {
        if (!pipeline.isKnown(SORTED)) {
            throw new IllegalStateException();
        }
        return null;
    }
}
