package java.util;

import invar.logic.Identity;
import invar.logic.Missing;
import invar.logic.Seq;

/** Sorting of sequences. */
final class SeqSorting {
    private SeqSorting() {
    }

    /**
     * The elements in an order; null is their natural one. Where a proof does not know them one by one, some of them are compared, and each
     * element of the result is one of them.
     */
    static <E> Seq<E> sorted(Seq<E> s, Comparator<? super E> c) {
        Comparator<? super E> order = c == null ? Comparators.<E>ofElements() : c;
        if (Seq.isFollowed(s)) {
            return followed(s, order);
        }
        while (Seq.size(s) > 1 && Missing.maybe("whether two elements are compared")) {
            order.compare(any(s), any(s));
        }
        return arranged(s, order);
    }

    private static <E> E any(Seq<E> s) {
        return Seq.get(s, Identity.number(0, Seq.size(s)));
    }

    @SuppressWarnings("unchecked")
    private static <E> Seq<E> followed(Seq<E> s, Comparator<? super E> order) {
        E[] sorted = (E[]) SeqList.toArray(s, new Object[Seq.size(s)]);
        ArraySorting.sort(sorted, 0, sorted.length, order);
        return Seq.of(sorted);
    }

    /*@ normal_behavior
      @   ensures Seq.size(\result) == Seq.size(s);
      @   ensures (\forall int i; 0 <= i && i < Seq.size(s); (\exists int j; 0 <= j && j < Seq.size(s); Seq.get(\result, i) == Seq.get(s, j)));
      @   assignable \nothing;
      @*/
    static <E> Seq<E> arranged(Seq<E> s, Comparator<? super E> order) {
        return followed(s, order);
    }
}
