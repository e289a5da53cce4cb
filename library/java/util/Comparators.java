package java.util;

import invar.logic.Identity;
import invar.logic.Shared;

/** The comparators that there is one of, and those that know their reverse. */
class Comparators {
    private static Natural natural;
    private static Backward backward;
    private static Elements elements;

    private Comparators() {
    }

    @SuppressWarnings("unchecked")
    static <T> Comparator<T> naturalOrder() {
        if (!Identity.isKept()) {
            return (Comparator<T>) (Comparator<?>) new Natural();
        }
        if (natural == null) {
            natural = new Natural();
        }
        return (Comparator<T>) (Comparator<?>) natural;
    }

    @SuppressWarnings("unchecked")
    static <T> Comparator<T> reverseOrder() {
        if (backward == null) {
            backward = new Backward();
        }
        return (Comparator<T>) (Comparator<?>) backward;
    }

    /** For arrays: the natural order, which asks of the first of two elements only that it is comparable. */
    @SuppressWarnings("unchecked")
    static <T> Comparator<T> ofElements() {
        if (elements == null) {
            elements = new Elements();
        }
        return (Comparator<T>) (Comparator<?>) elements;
    }

    /** An order backwards; null stands for the natural one. */
    @SuppressWarnings("unchecked")
    static <T> Comparator<T> reverse(Comparator<T> order) {
        if (order == null || order instanceof Natural) {
            return reverseOrder();
        }
        if (order instanceof Backward) {
            return naturalOrder();
        }
        return order instanceof Reverse ? ((Reverse<T>) order).order : new Reverse<T>(order);
    }

    /** The order of elements of arrays. */
    private static final class Elements implements Comparator<Object> {
        @SuppressWarnings("unchecked")
        public int compare(Object first, Object second) {
            return ((Comparable<Object>) first).compareTo(second);
        }
    }

    /** The order of the values themselves. */
    private static final class Natural implements Comparator<Comparable<Object>>, Shared {
        public int compare(Comparable<Object> first, Comparable<Object> second) {
            return first.compareTo(second);
        }

        public Comparator<Comparable<Object>> reversed() {
            return reverseOrder();
        }
    }

    /** The order of the values themselves, backwards. */
    private static final class Backward implements Comparator<Comparable<Object>>, Shared {
        public int compare(Comparable<Object> first, Comparable<Object> second) {
            return second.compareTo(first);
        }

        public Comparator<Comparable<Object>> reversed() {
            return naturalOrder();
        }
    }

    /** Another order, backwards. */
    private static final class Reverse<T> implements Comparator<T>, Shared {
        private final Comparator<T> order;

        Reverse(Comparator<T> order) {
            this.order = order;
        }

        public int compare(T first, T second) {
            return order.compare(second, first);
        }

        public Comparator<T> reversed() {
            return order;
        }

        public boolean equals(Object obj) {
            return this == obj || obj instanceof Reverse && order.equals(((Reverse<?>) obj).order);
        }

        public int hashCode() {
            return order.hashCode() ^ Integer.MIN_VALUE;
        }
    }

    /** Another order, and null before or behind all that it orders. Without another order, all values are equal. */
    static final class WithNull<T> implements Comparator<T>, Shared {
        private final boolean nullFirst;
        private final Comparator<T> order;

        @SuppressWarnings("unchecked")
        WithNull(boolean nullFirst, Comparator<? super T> order) {
            this.nullFirst = nullFirst;
            this.order = (Comparator<T>) order;
        }

        public int compare(T first, T second) {
            if (first == null || second == null) {
                return first == second ? 0 : first == null == nullFirst ? -1 : 1;
            }
            return order == null ? 0 : order.compare(first, second);
        }

        public Comparator<T> thenComparing(Comparator<? super T> other) {
            Objects.requireNonNull(other);
            return new WithNull<T>(nullFirst, order == null ? other : order.thenComparing(other));
        }

        public Comparator<T> reversed() {
            return new WithNull<T>(!nullFirst, order == null ? null : order.reversed());
        }
    }
}
