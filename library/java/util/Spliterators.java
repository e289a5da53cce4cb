package java.util;

import invar.logic.Missing;
import java.util.function.Consumer;

/** Spliterators that rest on an iterator, and iterators that rest on a spliterator. Those of arrays are in `ArraySpliterators`. */
public final class Spliterators {
    private Spliterators() {
    }

    public static <T> Spliterator<T> emptySpliterator() {
        return new SeqSpliterator<T>(null, Spliterator.SIZED | Spliterator.SUBSIZED);
    }

    public static <T> Spliterator<T> spliterator(Object[] array, int additionalCharacteristics) {
        return new ArraySpliterators.OfObjects<T>(array, 0, Objects.requireNonNull(array).length, additionalCharacteristics);
    }

    public static <T> Spliterator<T> spliterator(Collection<? extends T> c, int characteristics) {
        return new OfCollection<T>(Objects.requireNonNull(c), sized(characteristics));
    }

    public static <T> Spliterator<T> spliterator(Iterator<? extends T> iterator, long size, int characteristics) {
        return new OfIterator<T>(Objects.requireNonNull(iterator), size, sized(characteristics));
    }

    public static <T> Spliterator<T> spliteratorUnknownSize(Iterator<? extends T> iterator, int characteristics) {
        int unsized = characteristics & ~(Spliterator.SIZED | Spliterator.SUBSIZED);
        return new OfIterator<T>(Objects.requireNonNull(iterator), Long.MAX_VALUE, unsized);
    }

    private static int sized(int characteristics) {
        boolean isSized = (characteristics & Spliterator.CONCURRENT) == 0;
        return isSized ? characteristics | Spliterator.SIZED | Spliterator.SUBSIZED : characteristics;
    }

    public static <T> Iterator<T> iterator(Spliterator<? extends T> spliterator) {
        return new Pulled<T>(Objects.requireNonNull(spliterator));
    }

    /** What nobody splits. */
    static <T> T split() {
        @SuppressWarnings("unchecked")
        T part = (T) Missing.model("java.util.Spliterator.trySplit()");
        return part;
    }

    /** Goes over an iterator. */
    private static class OfIterator<T> implements Spliterator<T> {
        Iterator<? extends T> elements;
        final long size;
        private final int characteristics;

        OfIterator(Iterator<? extends T> elements, long size, int characteristics) {
            this.elements = elements;
            this.size = size;
            this.characteristics = characteristics;
        }

        /** The iterator; there is one from the first use on. */
        Iterator<? extends T> elements() {
            return elements;
        }

        @Override
        public boolean tryAdvance(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            Iterator<? extends T> rest = elements();
            if (!rest.hasNext()) {
                return false;
            }
            action.accept(rest.next());
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            elements().forEachRemaining(action);
        }

        @Override
        public Spliterator<T> trySplit() {
            return split();
        }

        @Override
        public long estimateSize() {
            return size;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }

        @Override
        public Comparator<? super T> getComparator() {
            if ((characteristics & SORTED) == 0) {
                throw new IllegalStateException();
            }
            return null;
        }
    }

    /** Goes over a collection, whose iterator is asked for at the first use. */
    private static final class OfCollection<T> extends OfIterator<T> {
        private final Collection<? extends T> collection;
        private long sizeThen;

        OfCollection(Collection<? extends T> collection, int characteristics) {
            super(null, 0, characteristics);
            this.collection = collection;
        }

        @Override
        Iterator<? extends T> elements() {
            if (elements == null) {
                elements = collection.iterator();
                sizeThen = collection.size();
            }
            return elements;
        }

        @Override
        public long estimateSize() {
            elements();
            return sizeThen;
        }
    }

    /** Goes over a spliterator, whose elements are asked for one by one. */
    private static final class Pulled<T> implements Iterator<T>, Consumer<T> {
        private final Spliterator<? extends T> spliterator;
        private boolean isReady;
        private T element;

        Pulled(Spliterator<? extends T> spliterator) {
            this.spliterator = spliterator;
        }

        @Override
        public void accept(T given) {
            isReady = true;
            element = given;
        }

        @Override
        public boolean hasNext() {
            if (!isReady) {
                spliterator.tryAdvance(this);
            }
            return isReady;
        }

        @Override
        public T next() {
            if (!isReady && !hasNext()) {
                throw new NoSuchElementException();
            }
            isReady = false;
            T given = element;
            element = null;
            return given;
        }

        @Override
        public void forEachRemaining(Consumer<? super T> action) {
            Objects.requireNonNull(action);
            if (isReady) {
                isReady = false;
                T given = element;
                element = null;
                action.accept(given);
            }
            spliterator.forEachRemaining(action);
        }
    }

    /** A spliterator of which a program says how it advances. */
    public abstract static class AbstractSpliterator<T> implements Spliterator<T> {
        private final long size;
        private final int characteristics;

        protected AbstractSpliterator(long est, int additionalCharacteristics) {
            boolean isSized = (additionalCharacteristics & SIZED) != 0;
            size = est;
            characteristics = isSized ? additionalCharacteristics | SUBSIZED : additionalCharacteristics;
        }

        @Override
        public Spliterator<T> trySplit() {
            return split();
        }

        @Override
        public long estimateSize() {
            return size;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }
}
