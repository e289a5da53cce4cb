package java.util;

import java.util.function.Consumer;

/** Goes over the indices of a list; how many there are is decided at the first use. */
final class RandomAccessSpliterator<E> implements Spliterator<E> {
    private final List<E> list;
    /** The index of the next element. It is never less than 0; that it is compared with 0 helps proofs. */
    private int next;
    /** The number of elements; less than 0 before the first use. */
    private int end = -1;
    private int expectedModCount;

    RandomAccessSpliterator(List<E> list) {
        this.list = list;
    }

    private void bind() {
        if (end < 0) {
            end = list.size();
            expectedModCount = modCount();
        }
    }

    private int modCount() {
        return list instanceof AbstractList ? ((AbstractList<E>) list).modCount : 0;
    }

    private E elementAt(int index) {
        try {
            return list.get(index);
        } catch (IndexOutOfBoundsException exception) {
            throw new ConcurrentModificationException();
        }
    }

    private void checkUnchanged() {
        if (modCount() != expectedModCount) {
            throw new ConcurrentModificationException();
        }
    }

    @Override
    public boolean tryAdvance(Consumer<? super E> action) {
        if (action == null) {
            throw new NullPointerException();
        }
        bind();
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
        Objects.requireNonNull(action);
        bind();
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
        bind();
        return end - next;
    }

    @Override
    public int characteristics() {
        return ORDERED | SIZED | SUBSIZED;
    }
}
