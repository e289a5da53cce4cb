package java.util.concurrent.atomic;

import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** A reference that changes; there is one thread, so that every operation is atomic. */
public class AtomicReference<V> implements java.io.Serializable {
    private V value;

    public AtomicReference() {
    }

    public AtomicReference(V initialValue) {
        value = initialValue;
    }

    public final V get() {
        return value;
    }

    public final V getPlain() {
        return value;
    }

    public final V getAcquire() {
        return value;
    }

    public final void set(V newValue) {
        value = newValue;
    }

    public final void setPlain(V newValue) {
        value = newValue;
    }

    public final void setRelease(V newValue) {
        value = newValue;
    }

    public final void lazySet(V newValue) {
        value = newValue;
    }

    public final V getAndSet(V newValue) {
        V before = value;
        value = newValue;
        return before;
    }

    public final boolean compareAndSet(V expectedValue, V newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    public final V compareAndExchange(V expectedValue, V newValue) {
        V before = value;
        if (before == expectedValue) {
            value = newValue;
        }
        return before;
    }

    public final V getAndUpdate(UnaryOperator<V> updateFunction) {
        V before = value;
        V next = updateFunction.apply(before);
        while (value != before) {
            before = value;
            next = updateFunction.apply(before);
        }
        value = next;
        return before;
    }

    public final V updateAndGet(UnaryOperator<V> updateFunction) {
        V before = value;
        V next = updateFunction.apply(before);
        while (value != before) {
            before = value;
            next = updateFunction.apply(before);
        }
        value = next;
        return next;
    }

    public final V getAndAccumulate(V x, BinaryOperator<V> accumulatorFunction) {
        V before = value;
        V next = accumulatorFunction.apply(before, x);
        while (value != before) {
            before = value;
            next = accumulatorFunction.apply(before, x);
        }
        value = next;
        return before;
    }

    public final V accumulateAndGet(V x, BinaryOperator<V> accumulatorFunction) {
        V before = value;
        V next = accumulatorFunction.apply(before, x);
        while (value != before) {
            before = value;
            next = accumulatorFunction.apply(before, x);
        }
        value = next;
        return next;
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
