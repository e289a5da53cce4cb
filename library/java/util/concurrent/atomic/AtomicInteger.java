package java.util.concurrent.atomic;

import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

/** A number that changes; there is one thread, so that every operation is atomic. */
public class AtomicInteger extends Number implements java.io.Serializable {
    private int value;

    public AtomicInteger() {
    }

    public AtomicInteger(int initialValue) {
        value = initialValue;
    }

    public final int get() {
        return value;
    }

    public final int getPlain() {
        return value;
    }

    public final int getOpaque() {
        return value;
    }

    public final int getAcquire() {
        return value;
    }

    public final void set(int newValue) {
        value = newValue;
    }

    public final void setPlain(int newValue) {
        value = newValue;
    }

    public final void setOpaque(int newValue) {
        value = newValue;
    }

    public final void setRelease(int newValue) {
        value = newValue;
    }

    public final void lazySet(int newValue) {
        value = newValue;
    }

    public final int getAndSet(int newValue) {
        int before = value;
        value = newValue;
        return before;
    }

    public final boolean compareAndSet(int expectedValue, int newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    public final int compareAndExchange(int expectedValue, int newValue) {
        int before = value;
        if (before == expectedValue) {
            value = newValue;
        }
        return before;
    }

    public final int getAndIncrement() {
        return value++;
    }

    public final int getAndDecrement() {
        return value--;
    }

    public final int incrementAndGet() {
        return ++value;
    }

    public final int decrementAndGet() {
        return --value;
    }

    public final int getAndAdd(int delta) {
        int before = value;
        value = before + delta;
        return before;
    }

    public final int addAndGet(int delta) {
        value += delta;
        return value;
    }

    public final int getAndUpdate(IntUnaryOperator updateFunction) {
        int before = value;
        int next = updateFunction.applyAsInt(before);
        while (value != before) {
            before = value;
            next = updateFunction.applyAsInt(before);
        }
        value = next;
        return before;
    }

    public final int updateAndGet(IntUnaryOperator updateFunction) {
        int before = value;
        int next = updateFunction.applyAsInt(before);
        while (value != before) {
            before = value;
            next = updateFunction.applyAsInt(before);
        }
        value = next;
        return next;
    }

    public final int getAndAccumulate(int x, IntBinaryOperator accumulatorFunction) {
        int before = value;
        int next = accumulatorFunction.applyAsInt(before, x);
        while (value != before) {
            before = value;
            next = accumulatorFunction.applyAsInt(before, x);
        }
        value = next;
        return before;
    }

    public final int accumulateAndGet(int x, IntBinaryOperator accumulatorFunction) {
        int before = value;
        int next = accumulatorFunction.applyAsInt(before, x);
        while (value != before) {
            before = value;
            next = accumulatorFunction.applyAsInt(before, x);
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
        return value;
    }

    @Override
    public long longValue() {
        return (long) value;
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
