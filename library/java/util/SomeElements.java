package java.util;

import invar.logic.Identity;
import invar.logic.LateBinding;
import invar.logic.Missing;
import invar.logic.Seq;
import java.util.function.Consumer;

/**
 * The elements of a list of which a proof does not know them one by one: each time any of them, as often as one likes. So a proof goes over a stream once, for an
 * arbitrary element, whatever the class of the list is. A run never makes one.
 */
public final class SomeElements<E> implements Spliterator<E>, LateBinding<Spliterator<E>> {
    /** The list whose changes are noticed; null if its elements never change. */
    private final SeqList<E> list;
    /** The elements if they never change. */
    private final Seq<E> content;
    /** What gives the elements, from the first use on. */
    private Bound<E> bound;

    SomeElements(SeqList<E> list) {
        this.list = list;
        this.content = null;
    }

    public SomeElements(Seq<E> content) {
        this.list = null;
        this.content = content;
    }

    /** The same elements one after the other, where their number matters. */
    public Spliterator<E> inOrder() {
        return list == null ? new SeqSpliterator<E>(content, characteristics()) : new SeqListSpliterator<E>(list);
    }

    @Override
    public Bound<E> bound() {
        Bound<E> result = bound;
        if (result == null) {
            result = new Bound<E>(list, list == null ? content : list.content, list == null ? 0 : list.modCount);
            bound = result;
        }
        return result;
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

    /** These elements in an order; null is their natural one. */
    public static <E> Seq<E> sorted(Seq<E> elements, Comparator<? super E> order) {
        return SeqSorting.sorted(elements, order);
    }

    /** A new list with any elements. */
    public static <E> List<E> list() {
        ArrayList<E> list = new ArrayList<E>();
        while (Missing.maybe("whether there is another element")) {
            list.add(Missing.<E>model("an element"));
        }
        return list;
    }

    /** A new array for any sum. */
    public static int[] ints() {
        int[] sum = new int[1];
        while (Missing.maybe("whether the sum is another one")) {
            sum[0]++;
        }
        return sum;
    }

    /** A new array for any sum. */
    public static long[] longs() {
        long[] sum = new long[1];
        while (Missing.maybe("whether the sum is another one")) {
            sum[0]++;
        }
        return sum;
    }

    /** The elements that a list has at the first use. What `set` changes later is seen. */
    public static final class Bound<E> implements Spliterator<E> {
        private final SeqList<E> list;
        private final Seq<E> content;
        private final int expectedModCount;
        /** Whether some element may have been given. */
        private boolean isBegun;

        private Bound(SeqList<E> list, Seq<E> content, int expectedModCount) {
            this.list = list;
            this.content = content;
            this.expectedModCount = expectedModCount;
        }

        /** All elements, as they are now. */
        public Seq<E> present() {
            return list == null ? content : list.content;
        }

        /**
         * Gives any element to an action, or says that there is none left. In a list that has changed meanwhile, those from before may have been replaced. That it
         * has changed is noticed later.
         */
        public boolean givesOne(Consumer<? super E> action) {
            boolean isUnchanged = list == null || list.modCount == expectedModCount;
            Seq<E> present = present();
            if (isUnchanged && Seq.size(present) == 0 || !Missing.maybe("whether there is another element")) {
                return false;
            }
            isBegun = true;
            action.accept(isUnchanged ? Seq.get(present, Identity.number(0, Seq.size(present))) : Missing.<E>model("an element from before a change"));
            return true;
        }

        /** What is done behind the last element: a list that has changed is noticed. */
        public void checkUnchanged() {
            if (list != null && list.modCount != expectedModCount) {
                throw new ConcurrentModificationException();
            }
        }

        @Override
        public boolean tryAdvance(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            if (!givesOne(action)) {
                return false;
            }
            checkUnchanged();
            return true;
        }

        @Override
        public void forEachRemaining(Consumer<? super E> action) {
            Objects.requireNonNull(action);
            while (givesOne(action)) {
            }
            checkUnchanged();
        }

        @Override
        public Spliterator<E> trySplit() {
            return Spliterators.split();
        }

        @Override
        public long estimateSize() {
            return isBegun && Seq.size(content) > 0 ? Identity.number(0, Seq.size(content)) : Seq.size(content);
        }

        @Override
        public int characteristics() {
            return ORDERED | SIZED | SUBSIZED;
        }
    }
}
