package java.util.stream;

import java.util.Comparator;
import java.util.Spliterator;
import java.util.function.LongConsumer;

/** Goes over the numbers from one to another. */
final class LongRange implements Spliterator.OfLong {
    private long next;
    private final long end;
    /** Whether the end is one of the numbers, and has not been given. */
    private boolean isEndLeft;

    LongRange(long start, long end, boolean isClosed) {
        this.next = start;
        this.end = start > end ? start : end;
        this.isEndLeft = isClosed && start <= end;
    }

    @Override
    public boolean tryAdvance(LongConsumer action) {
        if (action == null) {
            throw new NullPointerException();
        }
        if (next < end) {
            next++;
            action.accept(next - 1);
            return true;
        }
        if (isEndLeft) {
            isEndLeft = false;
            action.accept(end);
            return true;
        }
        return false;
    }

    @Override
    public void forEachRemaining(LongConsumer action) {
        if (action == null) {
            throw new NullPointerException();
        }
        long first = next;
        boolean isClosed = isEndLeft;
        next = end;
        isEndLeft = false;
        for (long number = first; number < end; number++) {
            action.accept(number);
        }
        if (isClosed) {
            action.accept(end);
        }
    }

    @Override
    public Spliterator.OfLong trySplit() {
        return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
    }

    @Override
    public long estimateSize() {
        return end - next + (isEndLeft ? 1 : 0);
    }

    @Override
    public int characteristics() {
        return ORDERED | SIZED | SUBSIZED | IMMUTABLE | NONNULL | DISTINCT | SORTED;
    }

    @Override
    public Comparator<? super Long> getComparator() {
        return null;
    }
}
