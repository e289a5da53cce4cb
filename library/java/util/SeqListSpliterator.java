package java.util;

import invar.logic.LateBinding;
import invar.logic.Seq;
import java.util.function.Consumer;

/**
 * Goes over a list that keeps its elements in a sequence; how many there are is decided at the first use. What `set` changes is seen. Other changes
 * are noticed at the end, or behind the element during which they happen if elements are asked for one by one; until then, the elements are those from before.
 */
final class SeqListSpliterator<E> implements Spliterator<E>, LateBinding<Spliterator<E>> {
    private final SeqList<E> list;
    /** What does the work, from the first use on. */
    private Bound<E> bound;

    SeqListSpliterator(SeqList<E> list) {
        this.list = list;
    }

    @Override
    public Spliterator<E> bound() {
        if (bound == null) {
            bound = new Bound<E>(list);
        }
        return bound;
    }

    @Override
    public boolean tryAdvance(Consumer<? super E> action) {
        return bound().tryAdvance(action);
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
        bound().forEachRemaining(action);
    }

    @Override
    public Spliterator<E> trySplit() {
        return Spliterators.split();
    }

    @Override
    public long estimateSize() {
        return bound().estimateSize();
    }

    @Override
    public int characteristics() {
        return ORDERED | SIZED | SUBSIZED;
    }

    /** Goes over as many elements as the list has now. */
    private static final class Bound<E> implements Spliterator<E> {
        private final SeqList<E> list;
        private final int end;
        private final int expectedModCount;
        /** The content when it was looked at last, without a change in between. */
        private Seq<E> content;
        /** The index of the next element. It is never less than 0; that it is compared with 0 helps proofs. */
        private int next;

        Bound(SeqList<E> list) {
            this.list = list;
            this.content = list.content;
            this.end = Seq.size(list.content);
            this.expectedModCount = list.modCount;
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
            if (next < 0 || next >= end) {
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
            int first = next;
            next = end;
            for (int index = first; index >= 0 && index < end; index++) {
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
            return end - next;
        }

        @Override
        public int characteristics() {
            return ORDERED | SIZED | SUBSIZED;
        }
    }
}
