package java.util;

import invar.logic.Seq;
import java.util.function.Consumer;

/**
 * Goes over a list that keeps its elements in a sequence; how many there are is decided at the first use. What `set` changes is seen. Other changes
 * are noticed at the end, or behind the element during which they happen if elements are asked for one by one; until then, the elements are those from before.
 */
final class SeqListSpliterator<E> implements Spliterator<E> {
    private final SeqList<E> list;
    /** The content when it was looked at last, without a change in between. */
    private Seq<E> content;
    private int next;
    /** The number of elements; less than 0 before the first use. */
    private int end = -1;
    private int expectedModCount;

    SeqListSpliterator(SeqList<E> list) {
        this.list = list;
    }

    private void bind() {
        if (end < 0) {
            content = list.content;
            end = Seq.size(content);
            expectedModCount = list.modCount;
        }
    }

    private E elementAt(int index) {
        content = list.modCount == expectedModCount ? list.content : content;
        return Seq.get(content, index);
    }

    private void checkUnchanged() {
        if (list.modCount != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public boolean tryAdvance(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        bind();
        if (next >= end) {
            return false;
        }
        next++;
        action.accept(elementAt(next - 1));
        checkUnchanged();
        return true;
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        bind();
        int first = next;
        next = end;
        for (int index = first; index < end; index++) {
            action.accept(elementAt(index));
        }
        checkUnchanged();
    }

    @Override
    public Spliterator<E> trySplit() {
        return Spliterators.split();
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
