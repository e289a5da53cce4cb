package java.util;

import java.util.function.IntConsumer;

/** Goes over the indices of the bits that are set. */
final class BitSetSpliterator implements Spliterator.OfInt {
    private final BitSet bits;
    /** The index of the next bit, less than 0 if there is none. */
    private int next;
    private boolean isBound;
    private long left;

    BitSetSpliterator(BitSet bits) {
        this.bits = bits;
    }

    private void bind() {
        if (!isBound) {
            isBound = true;
            left = bits.cardinality();
            next = bits.nextSetBit(0);
        }
    }

    @Override
    public boolean tryAdvance(IntConsumer action) {
        Objects.requireNonNull(action);
        bind();
        if (next < 0) {
            return false;
        }
        int index = next;
        next = index == Integer.MAX_VALUE ? -1 : bits.nextSetBit(index + 1);
        left--;
        action.accept(index);
        return true;
    }

    @Override
    public Spliterator.OfInt trySplit() {
        return Spliterators.split();
    }

    @Override
    public long estimateSize() {
        bind();
        return left;
    }

    @Override
    public int characteristics() {
        return SIZED | ORDERED | DISTINCT | SORTED;
    }

    @Override
    public Comparator<? super Integer> getComparator() {
        return null;
    }
}
