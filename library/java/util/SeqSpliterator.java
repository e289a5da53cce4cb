package java.util;

import invar.logic.Seq;
import java.util.function.Consumer;

/** Goes over the elements of a sequence. */
final class SeqSpliterator<E> implements Spliterator<E> {
    private final Seq<E> content;
    private final int characteristics;
    /** The index of the next element. It is never less than 0; that it is compared with 0 helps proofs. */
    private int next;

    SeqSpliterator(Seq<E> content, int characteristics) {
        this.content = content;
        this.characteristics = characteristics;
    }

    @Override
    public boolean tryAdvance(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        if (next < 0 || next >= Seq.size(content)) {
            return false;
        }
        next++;
        action.accept(Seq.get(content, next - 1));
        return true;
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        int first = next;
        next = Seq.size(content);
        for (int index = first; index >= 0 && index < Seq.size(content); index++) {
            action.accept(Seq.get(content, index));
        }
    }

    @Override
    public Spliterator<E> trySplit() {
        return Spliterators.split();
    }

    @Override
    public long estimateSize() {
        return Seq.size(content) - next;
    }

    @Override
    public int characteristics() {
        return characteristics;
    }
}
