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
    /** The content when it was looked at last, without a change in between. */
    private Seq<E> content;
    private int expectedModCount;
    private boolean isBound;
    /** Whether some element may have been given. */
    private boolean isBegun;

    SomeElements(SeqList<E> list) {
        this.list = list;
    }

    public SomeElements(Seq<E> content) {
        this.list = null;
        this.content = content;
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

    /** Which elements there are is decided at the first use. */
    @Override
    public SomeElements<E> bound() {
        if (!isBound) {
            isBound = true;
            if (list != null) {
                content = list.content;
                expectedModCount = list.modCount;
            }
        }
        return this;
    }

    /** Gives any element to an action, or says that there is none left. Changes of the list are not noticed. */
    public boolean givesOne(Consumer<? super E> action) {
        if (list != null && list.modCount == expectedModCount) {
            content = list.content;
        }
        if (Seq.size(content) == 0 || !Missing.maybe("whether there is another element")) {
            return false;
        }
        isBegun = true;
        action.accept(Seq.get(content, Identity.number(0, Seq.size(content))));
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
        if (!bound().givesOne(action)) {
            return false;
        }
        checkUnchanged();
        return true;
    }

    @Override
    public void forEachRemaining(Consumer<? super E> action) {
        Objects.requireNonNull(action);
        bound();
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
        bound();
        return isBegun ? Identity.number(0, Seq.size(content)) : Seq.size(content);
    }

    @Override
    public int characteristics() {
        return ORDERED | SIZED | SUBSIZED;
    }
}
