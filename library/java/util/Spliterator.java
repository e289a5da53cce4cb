package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Goes over the elements of a source, as streams do. There is one thread, so that nobody needs to split one: the models do not say how. */
public interface Spliterator<T> {
    int ORDERED = 0x00000010;
    int DISTINCT = 0x00000001;
    int SORTED = 0x00000004;
    int SIZED = 0x00000040;
    int NONNULL = 0x00000100;
    int IMMUTABLE = 0x00000400;
    int CONCURRENT = 0x00001000;
    int SUBSIZED = 0x00004000;

    boolean tryAdvance(Consumer<? super T> action);

    default void forEachRemaining(Consumer<? super T> action) {
        boolean isGiven = true;
        while (isGiven) {
            isGiven = tryAdvance(action);
        }
    }

    Spliterator<T> trySplit();

    long estimateSize();

    default long getExactSizeIfKnown() {
        return (characteristics() & SIZED) == 0 ? -1L : estimateSize();
    }

    int characteristics();

    default boolean hasCharacteristics(int characteristics) {
        return (characteristics() & characteristics) == characteristics;
    }

    default Comparator<? super T> getComparator() {
        throw new IllegalStateException();
    }

    /** Gives its elements to consumers of a primitive type. */
    public interface OfPrimitive<T, T_CONS, T_SPLITR extends Spliterator.OfPrimitive<T, T_CONS, T_SPLITR>> extends Spliterator<T> {
        @Override
        T_SPLITR trySplit();

        boolean tryAdvance(T_CONS action);

        default void forEachRemaining(T_CONS action) {
            boolean isGiven = true;
            while (isGiven) {
                isGiven = tryAdvance(action);
            }
        }
    }

    /** Goes over numbers of type `int`. */
    public interface OfInt extends OfPrimitive<Integer, IntConsumer, OfInt> {
        @Override
        OfInt trySplit();

        @Override
        boolean tryAdvance(IntConsumer action);

        @Override
        default void forEachRemaining(IntConsumer action) {
            boolean isGiven = true;
            while (isGiven) {
                isGiven = tryAdvance(action);
            }
        }

        @Override
        default boolean tryAdvance(Consumer<? super Integer> action) {
            return action instanceof IntConsumer
                ? tryAdvance((IntConsumer) action)
                : tryAdvance((IntConsumer) number -> action.accept(number));
        }

        @Override
        default void forEachRemaining(Consumer<? super Integer> action) {
            if (action instanceof IntConsumer) {
                forEachRemaining((IntConsumer) action);
            } else {
                forEachRemaining((IntConsumer) number -> action.accept(number));
            }
        }
    }

    /** Goes over numbers of type `long`. */
    public interface OfLong extends OfPrimitive<Long, LongConsumer, OfLong> {
        @Override
        OfLong trySplit();

        @Override
        boolean tryAdvance(LongConsumer action);

        @Override
        default void forEachRemaining(LongConsumer action) {
            boolean isGiven = true;
            while (isGiven) {
                isGiven = tryAdvance(action);
            }
        }

        @Override
        default boolean tryAdvance(Consumer<? super Long> action) {
            return action instanceof LongConsumer
                ? tryAdvance((LongConsumer) action)
                : tryAdvance((LongConsumer) number -> action.accept(number));
        }

        @Override
        default void forEachRemaining(Consumer<? super Long> action) {
            if (action instanceof LongConsumer) {
                forEachRemaining((LongConsumer) action);
            } else {
                forEachRemaining((LongConsumer) number -> action.accept(number));
            }
        }
    }

    /** Goes over numbers of type `double`. */
    public interface OfDouble extends OfPrimitive<Double, DoubleConsumer, OfDouble> {
        @Override
        OfDouble trySplit();

        @Override
        boolean tryAdvance(DoubleConsumer action);

        @Override
        default void forEachRemaining(DoubleConsumer action) {
            boolean isGiven = true;
            while (isGiven) {
                isGiven = tryAdvance(action);
            }
        }

        @Override
        default boolean tryAdvance(Consumer<? super Double> action) {
            return action instanceof DoubleConsumer
                ? tryAdvance((DoubleConsumer) action)
                : tryAdvance((DoubleConsumer) number -> action.accept(number));
        }

        @Override
        default void forEachRemaining(Consumer<? super Double> action) {
            if (action instanceof DoubleConsumer) {
                forEachRemaining((DoubleConsumer) action);
            } else {
                forEachRemaining((DoubleConsumer) number -> action.accept(number));
            }
        }
    }
}
