package java.util.concurrent.atomic;

import java.util.function.LongBinaryOperator;
import java.util.function.LongUnaryOperator;

/** A number that changes; there is one thread, so that every operation is atomic. */
public class AtomicLong extends Number implements java.io.Serializable {
    private long value;

    public AtomicLong() {
    }

    public AtomicLong(long initialValue) {
        value = initialValue;
    }

    public final long get() {
        return value;
    }

    public final long getPlain() {
        return value;
    }

    public final long getOpaque() {
        return value;
    }

    public final long getAcquire() {
        return value;
    }

    public final void set(long newValue) {
        value = newValue;
    }

    public final void setPlain(long newValue) {
        value = newValue;
    }

    public final void setOpaque(long newValue) {
        value = newValue;
    }

    public final void setRelease(long newValue) {
        value = newValue;
    }

    public final void lazySet(long newValue) {
        value = newValue;
    }

    public final long getAndSet(long newValue) {
        long before = value;
        value = newValue;
        return before;
    }

    public final boolean compareAndSet(long expectedValue, long newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    public final long compareAndExchange(long expectedValue, long newValue) {
        long before = value;
        if (before == expectedValue) {
            value = newValue;
        }
        return before;
    }

    public final long getAndIncrement() {
        return value++;
    }

    public final long getAndDecrement() {
        return value--;
    }

    public final long incrementAndGet() {
        return ++value;
    }

    public final long decrementAndGet() {
        return --value;
    }

    public final long getAndAdd(long delta) {
        long before = value;
        value = before + delta;
        return before;
    }

    public final long addAndGet(long delta) {
        value += delta;
        return value;
    }

    public final long getAndUpdate(LongUnaryOperator updateFunction) {
        long before = value;
        long next = updateFunction.applyAsLong(before);
        while (value != before) {
            before = value;
            next = updateFunction.applyAsLong(before);
        }
        value = next;
        return before;
    }

    public final long updateAndGet(LongUnaryOperator updateFunction) {
        long before = value;
        long next = updateFunction.applyAsLong(before);
        while (value != before) {
            before = value;
            next = updateFunction.applyAsLong(before);
        }
        value = next;
        return next;
    }

    public final long getAndAccumulate(long x, LongBinaryOperator accumulatorFunction) {
        long before = value;
        long next = accumulatorFunction.applyAsLong(before, x);
        while (value != before) {
            before = value;
            next = accumulatorFunction.applyAsLong(before, x);
        }
        value = next;
        return before;
    }

    public final long accumulateAndGet(long x, LongBinaryOperator accumulatorFunction) {
        long before = value;
        long next = accumulatorFunction.applyAsLong(before, x);
        while (value != before) {
            before = value;
            next = accumulatorFunction.applyAsLong(before, x);
        }
        value = next;
        return next;
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }

    @Override
    public int intValue() {
        return (int) value;
    }

    @Override
    public long longValue() {
        return value;
    }

    @Override
    public float floatValue() {
        return (float) value;
    }

    @Override
    public double doubleValue() {
        return (double) value;
    }
}
