package java.util.stream;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;

/** Operations on references that remember elements. */
final class BarrierSinks {
    private BarrierSinks() {
    }

    /** The operation that sorts. */
    static final class Sorting<T> implements Operation<T, T> {
        /** The order; null is the natural one. */
        final Comparator<? super T> comparator;

        Sorting(Comparator<? super T> comparator) {
            this.comparator = comparator;
        }

        @Override
        public ElementSink<T> before(ElementSink<T> next) {
            return new Sorted<T>(comparator, next);
        }
    }

    /** Keeps all elements, and hands them on in order behind the last one. */
    static final class Sorted<T> extends ElementSink.Before<T, T> {
        /** The order; null is the natural one. */
        private final Comparator<? super T> comparator;
        private final ArrayList<T> kept = new ArrayList<T>();
        /** Whether some operation may end early. */
        private boolean isShort;

        Sorted(Comparator<? super T> comparator, ElementSink<T> next) {
            super(next);
            this.comparator = comparator;
        }

        @Override
        void begin() {
        }

        @Override
        public void accept(T element) {
            kept.add(element);
        }

        @Override
        boolean isCancelled() {
            isShort = true;
            return false;
        }

        @Override
        void end() {
            kept.sort(comparator);
            next.begin();
            int size = kept.size();
            for (int index = 0; index < size && !(isShort && next.isCancelled()); index++) {
                next.accept(kept.get(index));
            }
            next.end();
        }
    }

    /** Hands on elements that equal none before them. */
    static final class Distinct<T> extends ElementSink.Before<T, T> {
        private HashSet<T> seen;

        Distinct(ElementSink<T> next) {
            super(next);
        }

        @Override
        void begin() {
            seen = new HashSet<T>();
            next.begin();
        }

        @Override
        public void accept(T element) {
            if (seen.add(element)) {
                next.accept(element);
            }
        }
    }

    /** Hands on elements that do not equal the one before them: in sorted streams. */
    static final class DistinctNeighbours<T> extends ElementSink.Before<T, T> {
        private boolean isNullSeen;
        private T last;

        DistinctNeighbours(ElementSink<T> next) {
            super(next);
        }

        @Override
        public void accept(T element) {
            if (element == null) {
                if (!isNullSeen) {
                    isNullSeen = true;
                    last = null;
                    next.accept(null);
                }
            } else if (last == null || !element.equals(last)) {
                last = element;
                next.accept(element);
            }
        }
    }
}
