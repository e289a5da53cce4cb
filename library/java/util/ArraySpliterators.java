package java.util;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/** Go over a part of an array. What is changed there in between is seen. */
final class ArraySpliterators {
    private ArraySpliterators() {
    }

    /** Goes over references. */
    static final class OfObjects<T> implements Spliterator<T> {
        private final Object[] array;
        private final int end;
        private final int characteristics;
        /** The index of the next element. It is never less than 0; that it is compared with 0 helps proofs. */
        private int next;

        OfObjects(Object[] array, int from, int end, int additionalCharacteristics) {
            this.array = array;
            this.next = from;
            this.end = end;
            this.characteristics = additionalCharacteristics | SIZED | SUBSIZED;
        }

        @Override
        @SuppressWarnings("unchecked")
        public boolean tryAdvance(Consumer<? super T> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            if (next < 0 || next >= end) {
                return false;
            }
            next++;
            action.accept((T) array[next - 1]);
            return true;
        }

        @Override
        @SuppressWarnings("unchecked")
        public void forEachRemaining(Consumer<? super T> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            int first = next;
            next = end;
            for (int index = first; index >= 0 && index < end; index++) {
                action.accept((T) array[index]);
            }
        }

        @Override
        public Spliterator<T> trySplit() {
            return Spliterators.split();
        }

        @Override
        public long estimateSize() {
            return end - next;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }

    /** Goes over numbers of type `int`. */
    static final class OfInts implements Spliterator.OfInt {
        private final int[] array;
        private final int end;
        private final int characteristics;
        /** The index of the next element. It is never less than 0; that it is compared with 0 helps proofs. */
        private int next;

        OfInts(int[] array, int from, int end, int additionalCharacteristics) {
            this.array = array;
            this.next = from;
            this.end = end;
            this.characteristics = additionalCharacteristics | SIZED | SUBSIZED;
        }

        @Override
        public boolean tryAdvance(IntConsumer action) {
            if (action == null) {
                throw new NullPointerException();
            }
            if (next < 0 || next >= end) {
                return false;
            }
            next++;
            action.accept(array[next - 1]);
            return true;
        }

        @Override
        public void forEachRemaining(IntConsumer action) {
            if (action == null) {
                throw new NullPointerException();
            }
            int first = next;
            next = end;
            for (int index = first; index >= 0 && index < end; index++) {
                action.accept(array[index]);
            }
        }

        @Override
        public Spliterator.OfInt trySplit() {
            return Spliterators.split();
        }

        @Override
        public long estimateSize() {
            return end - next;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }

    /** Goes over numbers of type `long`. */
    static final class OfLongs implements Spliterator.OfLong {
        private final long[] array;
        private final int end;
        private final int characteristics;
        /** The index of the next element. It is never less than 0; that it is compared with 0 helps proofs. */
        private int next;

        OfLongs(long[] array, int from, int end, int additionalCharacteristics) {
            this.array = array;
            this.next = from;
            this.end = end;
            this.characteristics = additionalCharacteristics | SIZED | SUBSIZED;
        }

        @Override
        public boolean tryAdvance(LongConsumer action) {
            if (action == null) {
                throw new NullPointerException();
            }
            if (next < 0 || next >= end) {
                return false;
            }
            next++;
            action.accept(array[next - 1]);
            return true;
        }

        @Override
        public void forEachRemaining(LongConsumer action) {
            if (action == null) {
                throw new NullPointerException();
            }
            int first = next;
            next = end;
            for (int index = first; index >= 0 && index < end; index++) {
                action.accept(array[index]);
            }
        }

        @Override
        public Spliterator.OfLong trySplit() {
            return Spliterators.split();
        }

        @Override
        public long estimateSize() {
            return end - next;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }

    /** Goes over numbers of type `double`. */
    static final class OfDoubles implements Spliterator.OfDouble {
        private final double[] array;
        private final int end;
        private final int characteristics;
        /** The index of the next element. It is never less than 0; that it is compared with 0 helps proofs. */
        private int next;

        OfDoubles(double[] array, int from, int end, int additionalCharacteristics) {
            this.array = array;
            this.next = from;
            this.end = end;
            this.characteristics = additionalCharacteristics | SIZED | SUBSIZED;
        }

        @Override
        public boolean tryAdvance(DoubleConsumer action) {
            if (action == null) {
                throw new NullPointerException();
            }
            if (next < 0 || next >= end) {
                return false;
            }
            next++;
            action.accept(array[next - 1]);
            return true;
        }

        @Override
        public void forEachRemaining(DoubleConsumer action) {
            if (action == null) {
                throw new NullPointerException();
            }
            int first = next;
            next = end;
            for (int index = first; index >= 0 && index < end; index++) {
                action.accept(array[index]);
            }
        }

        @Override
        public Spliterator.OfDouble trySplit() {
            return Spliterators.split();
        }

        @Override
        public long estimateSize() {
            return end - next;
        }

        @Override
        public int characteristics() {
            return characteristics;
        }
    }
}
