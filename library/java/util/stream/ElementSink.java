package java.util.stream;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;

/**
 * Takes the elements that a stage of a stream gives, one after the other. An intermediate operation hands them on to the sink behind it, so
 * that each element goes all the way before the next one sets out; a terminal operation makes its result of them.
 */
abstract class ElementSink<T> implements Consumer<T>, IntConsumer, LongConsumer, DoubleConsumer {
    /** Elements will come. */
    void begin() {
    }

    /** No more elements will come. */
    void end() {
    }

    /** Whether no more elements are wanted. It is asked only in streams with an operation that may end early. */
    boolean isCancelled() {
        return false;
    }

    /**
     * Another element is asked for in a stream that may end early: so nothing has been found yet. That is known, and said again where a proof has
     * forgotten what elements before may have changed.
     */
    void resume() {
    }

    @Override
    public void accept(T element) {
        throw new IllegalStateException("called wrong accept method");
    }

    @Override
    public void accept(int number) {
        throw new IllegalStateException("called wrong accept method");
    }

    @Override
    public void accept(long number) {
        throw new IllegalStateException("called wrong accept method");
    }

    @Override
    public void accept(double number) {
        throw new IllegalStateException("called wrong accept method");
    }

    /** A sink with another one behind it. */
    abstract static class Before<T, R> extends ElementSink<T> {
        final ElementSink<R> next;

        Before(ElementSink<R> next) {
            this.next = next;
        }

        @Override
        void begin() {
            next.begin();
        }

        @Override
        void end() {
            next.end();
        }

        @Override
        boolean isCancelled() {
            return next.isCancelled();
        }

        @Override
        void resume() {
            next.resume();
        }
    }
}
