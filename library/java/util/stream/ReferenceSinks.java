package java.util.stream;

import invar.logic.Missing;
import invar.logic.Seq;
import java.util.Comparator;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/** What the operations do with references, one at a time. */
final class ReferenceSinks {
    private ReferenceSinks() {
    }

    /** Hands on what passes a test. */
    static final class Filter<T> extends ElementSink.Before<T, T> {
        private final Predicate<? super T> predicate;

        Filter(Predicate<? super T> predicate, ElementSink<T> next) {
            super(next);
            this.predicate = predicate;
        }

        @Override
        public void accept(T element) {
            if (predicate.test(element)) {
                next.accept(element);
            }
        }
    }

    /** Hands on what a function makes of an element. */
    static final class Mapped<T, R> extends ElementSink.Before<T, R> {
        private final Function<? super T, ? extends R> mapper;

        Mapped(Function<? super T, ? extends R> mapper, ElementSink<R> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(T element) {
            next.accept(mapper.apply(element));
        }
    }

    /** Hands on an `int`. */
    static final class ToInt<T> extends ElementSink.Before<T, Integer> {
        private final ToIntFunction<? super T> mapper;

        ToInt(ToIntFunction<? super T> mapper, ElementSink<Integer> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(T element) {
            next.accept(mapper.applyAsInt(element));
        }
    }

    /** Hands on a `long`. */
    static final class ToLong<T> extends ElementSink.Before<T, Long> {
        private final ToLongFunction<? super T> mapper;

        ToLong(ToLongFunction<? super T> mapper, ElementSink<Long> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(T element) {
            next.accept(mapper.applyAsLong(element));
        }
    }

    /** Hands on a `double`. */
    static final class ToDouble<T> extends ElementSink.Before<T, Double> {
        private final ToDoubleFunction<? super T> mapper;

        ToDouble(ToDoubleFunction<? super T> mapper, ElementSink<Double> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(T element) {
            next.accept(mapper.applyAsDouble(element));
        }
    }

    /** Lets an action hand on what it likes. */
    static final class Multi<T, R> extends ElementSink.Before<T, R> {
        private final Consumer<T> mapper;

        Multi(Consumer<T> mapper, ElementSink<R> next) {
            super(next);
            this.mapper = mapper;
        }

        @Override
        public void accept(T element) {
            mapper.accept(element);
        }
    }

    /** Does something with each element before it is handed on. */
    static final class Peek<T> extends ElementSink.Before<T, T> {
        private final Consumer<? super T> action;

        Peek(Consumer<? super T> action, ElementSink<T> next) {
            super(next);
            this.action = action;
        }

        @Override
        public void accept(T element) {
            action.accept(element);
            next.accept(element);
        }
    }

    /** Hands on elements until one does not pass a test. */
    static final class TakeWhile<T> extends ElementSink.Before<T, T> {
        private final Predicate<? super T> predicate;
        private boolean isOver;

        TakeWhile(Predicate<? super T> predicate, ElementSink<T> next) {
            super(next);
            this.predicate = predicate;
        }

        @Override
        public void accept(T element) {
            isOver = isOver || !predicate.test(element);
            if (!isOver) {
                next.accept(element);
            }
        }

        @Override
        boolean isCancelled() {
            return isOver || next.isCancelled();
        }

        @Override
        void resume() {
            isOver = false;
            next.resume();
        }
    }

    /** Hands on elements from the first one that does not pass a test. */
    static final class DropWhile<T> extends ElementSink.Before<T, T> {
        private final Predicate<? super T> predicate;
        private boolean isTaken;

        DropWhile(Predicate<? super T> predicate, ElementSink<T> next) {
            super(next);
            this.predicate = predicate;
        }

        @Override
        public void accept(T element) {
            isTaken = isTaken || !predicate.test(element);
            if (isTaken) {
                next.accept(element);
            }
        }
    }

    /** Does something with each element. */
    static final class ForEach<T> extends ElementSink<T> {
        private final Consumer<? super T> action;

        ForEach(Consumer<? super T> action) {
            this.action = action;
        }

        @Override
        public void accept(T element) {
            action.accept(element);
        }
    }

    /** Keeps all elements. */
    static final class Gather<T> extends ElementSink<T> {
        Seq<T> content;

        @Override
        public void accept(T element) {
            content = Seq.append(content, element);
        }
    }

    /** The array with the elements in it. */
    static Object[] filled(Object[] array, Seq<?> elements) {
        if (Seq.size(elements) > array.length) {
            throw new IndexOutOfBoundsException("does not fit");
        }
        if (array.getClass() == Object[].class) {
            Seq.fill(array, elements);
            return array;
        }
        for (int index = 0; index < Seq.size(elements); index++) {
            array[index] = Seq.get(elements, index);
        }
        return array;
    }

    /** Combines a value with each element. */
    static final class Fold<T, U> extends ElementSink<T> {
        U state;
        private final BiFunction<U, ? super T, U> accumulator;

        Fold(U identity, BiFunction<U, ? super T, U> accumulator) {
            this.state = identity;
            this.accumulator = accumulator;
        }

        @Override
        public void accept(T element) {
            state = accumulator.apply(state, element);
        }
    }

    /** Combines the first element with each of the others. */
    static final class Reduction<T> extends ElementSink<T> {
        boolean isEmpty = true;
        T state;
        private final BinaryOperator<T> accumulator;

        Reduction(BinaryOperator<T> accumulator) {
            this.accumulator = accumulator;
        }

        @Override
        public void accept(T element) {
            state = isEmpty ? element : accumulator.apply(state, element);
            isEmpty = false;
        }
    }

    /** In proofs: chooses any element, and compares those behind with it. */
    static final class Choice<T> extends ElementSink<T> {
        boolean isMade;
        /** Whether null came before something was chosen. */
        boolean isNullSeen;
        T chosen;
        private final Comparator<? super T> comparator;

        Choice(Comparator<? super T> comparator) {
            this.comparator = comparator;
        }

        void forget() {
            isMade = false;
            isNullSeen = false;
            chosen = null;
        }

        void make(T element) {
            isMade = true;
            chosen = element;
        }

        @Override
        public void accept(T element) {
            if (isMade) {
                comparator.compare(chosen, element);
                return;
            }
            compareWithAny(element);
            isNullSeen = isNullSeen || element == null;
            if (Missing.maybe("whether this element is the best of those so far")) {
                make(element);
            }
        }

        /** What a comparison may change. That it fails is seen where the other element is the one that was chosen. */
        private void compareWithAny(T element) {
            T earlier = Missing.<T>model("an element that came before");
            if (earlier == null) {
                return;
            }
            try {
                comparator.compare(earlier, element);
            } catch (Throwable failure) {
                return;
            }
        }
    }

    /** Puts all elements into a container. */
    static final class Collect<T, R> extends ElementSink<T> {
        R container;
        private final Supplier<R> supplier;
        private final BiConsumer<R, ? super T> accumulator;

        Collect(Supplier<R> supplier, BiConsumer<R, ? super T> accumulator) {
            this.supplier = supplier;
            this.accumulator = accumulator;
        }

        @Override
        void begin() {
            container = supplier.get();
        }

        @Override
        public void accept(T element) {
            accumulator.accept(container, element);
        }
    }

    /** Puts all elements into a container that is there already. */
    static final class Filled<T, R> extends ElementSink<T> {
        private final R container;
        private final BiConsumer<R, ? super T> accumulator;

        Filled(R container, BiConsumer<R, ? super T> accumulator) {
            this.container = container;
            this.accumulator = accumulator;
        }

        @Override
        public void accept(T element) {
            accumulator.accept(container, element);
        }
    }

    /** Looks for an element that passes a test, or for one that does not. */
    static final class Match<T> extends ElementSink<T> {
        boolean isFound;
        private final Predicate<? super T> predicate;
        private final boolean wanted;

        Match(Predicate<? super T> predicate, boolean wanted) {
            this.predicate = predicate;
            this.wanted = wanted;
        }

        @Override
        public void accept(T element) {
            isFound = isFound || predicate.test(element) == wanted;
        }

        @Override
        boolean isCancelled() {
            return isFound;
        }

        @Override
        void resume() {
            isFound = false;
        }
    }

    /** Keeps the first element. */
    static final class Find<T> extends ElementSink<T> {
        boolean isFound;
        T element;

        @Override
        public void accept(T given) {
            if (!isFound) {
                isFound = true;
                element = given;
            }
        }

        @Override
        boolean isCancelled() {
            return isFound;
        }

        @Override
        void resume() {
            isFound = false;
        }
    }
}
