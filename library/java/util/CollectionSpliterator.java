package java.util;

import invar.logic.Seq;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Goes over a collection that notices changes: its elements are those that it has at the first use. A change in between is noticed at the end
 * of a traversal, or behind the element during which it happens if elements are asked for one by one. Until then, the elements are those from before.
 */
final class CollectionSpliterator<E> implements Spliterator<E> {
    /** Gives the elements, or their keys, as they are now. */
    private final Supplier<Seq<?>> present;
    /** Says how often the collection was changed. */
    private final IntSupplier modCount;
    /** Gives the element of a place. */
    private final Function<Object, E> element;
    private final int characteristics;
    private Seq<?> places;
    private int next;
    /** The number of elements; less than 0 before the first use. */
    private int end = -1;
    private int expectedModCount;

    CollectionSpliterator(Supplier<Seq<?>> present, IntSupplier modCount, Function<Object, E> element, int characteristics) {
        this.present = present;
        this.modCount = modCount;
        this.element = element;
        this.characteristics = characteristics;
    }

    private void bind() {
        if (end < 0) {
            places = present.get();
            end = Seq.size(places);
            expectedModCount = modCount.getAsInt();
        }
    }

    private E elementAt(int index) {
        return element.apply(Seq.get(places, index));
    }

    private void checkUnchanged() {
        if (modCount.getAsInt() != expectedModCount) {
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
        return characteristics;
    }

    /** The elements are `SORTED` only if that is their natural order. */
    @Override
    public Comparator<? super E> getComparator() {
        if ((characteristics & SORTED) == 0) {
            throw new IllegalStateException();
        }
        return null;
    }
}
