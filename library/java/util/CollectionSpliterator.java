package java.util;

import invar.logic.LateBinding;
import invar.logic.Seq;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/**
 * Goes over a collection that notices changes: its elements are those that it has at the first use. A change in between is noticed at the end
 * of a traversal, or behind the element during which it happens if elements are asked for one by one. Until then, the elements are those from before.
 */
final class CollectionSpliterator<E> implements Spliterator<E>, LateBinding<Spliterator<E>> {
    /** Gives the elements, or their keys, as they are now. */
    private final Supplier<Seq<?>> present;
    /** Says how often the collection was changed. */
    private final IntSupplier modCount;
    /** Gives the element of a place. */
    private final Function<Object, E> element;
    private final int characteristics;
    /** What does the work, from the first use on. */
    private Bound<E> bound;

    CollectionSpliterator(Supplier<Seq<?>> present, IntSupplier modCount, Function<Object, E> element, int characteristics) {
        this.present = present;
        this.modCount = modCount;
        this.element = element;
        this.characteristics = characteristics;
    }

    @Override
    public Spliterator<E> bound() {
        if (bound == null) {
            bound = new Bound<E>(present.get(), modCount, element, characteristics);
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

    /** Goes over the places that the collection has now. */
    private static final class Bound<E> implements Spliterator<E> {
        private final Seq<?> places;
        private final IntSupplier modCount;
        private final Function<Object, E> element;
        private final int characteristics;
        private final int expectedModCount;
        /** The index of the next element. It is never less than 0; that it is compared with 0 helps proofs. */
        private int next;

        Bound(Seq<?> places, IntSupplier modCount, Function<Object, E> element, int characteristics) {
            this.places = places;
            this.modCount = modCount;
            this.element = element;
            this.characteristics = characteristics;
            this.expectedModCount = modCount.getAsInt();
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
            if (next < 0 || next >= Seq.size(places)) {
                return false;
            }
            next++;
            action.accept(element.apply(Seq.get(places, next - 1)));
            checkUnchanged();
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            int first = next;
            next = Seq.size(places);
            for (int index = first; index >= 0 && index < Seq.size(places); index++) {
                action.accept(element.apply(Seq.get(places, index)));
            }
            checkUnchanged();
        }

        @Override
        public Spliterator<E> trySplit() {
            return Spliterators.split();
        }

        @Override
        public long estimateSize() {
            return Seq.size(places) - next;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }
}
