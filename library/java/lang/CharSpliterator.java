package java.lang;

import java.util.Spliterator;
import java.util.function.IntConsumer;

/** Goes over the characters of a text; how many there are is decided at the first use. */
final class CharSpliterator implements Spliterator.OfInt {
    private final CharSequence text;
    /** The index of the next element. It is never less than 0; that it is compared with 0 helps proofs. */
    private int next;
    /** The number of characters; less than 0 before the first use. */
    private int end = -1;

    CharSpliterator(CharSequence text) {
        this.text = text;
    }

    private void bind() {
        if (end < 0) {
            end = text.length();
        }
    }

    @Override
    public boolean tryAdvance(IntConsumer action) {
        if (action == null) {
            throw new NullPointerException();
        }
        bind();
        if (next < 0 || next >= end) {
            return false;
        }
        next++;
        action.accept(text.charAt(next - 1));
        return true;
    }

    @Override
    public void forEachRemaining(IntConsumer action) {
        if (action == null) {
            throw new NullPointerException();
        }
        bind();
        int first = next;
        next = end;
        for (int index = first; index >= 0 && index < end; index++) {
            action.accept(text.charAt(index));
        }
    }

    @Override
    public Spliterator.OfInt trySplit() {
        return invar.logic.Missing.model("java.util.Spliterator.trySplit()");
    }

    @Override
    public long estimateSize() {
        bind();
        return end - next;
    }

    @Override
    public int characteristics() {
        return ORDERED | SIZED | SUBSIZED;
    }
}
