package java.util.concurrent.atomic;

/** A truth value that changes; there is one thread, so that every operation is atomic. */
public class AtomicBoolean implements java.io.Serializable {
    private boolean value;

    public AtomicBoolean() {
    }

    public AtomicBoolean(boolean initialValue) {
        value = initialValue;
    }

    public final boolean get() {
        return value;
    }

    public final boolean getPlain() {
        return value;
    }

    public final boolean getAcquire() {
        return value;
    }

    public final void set(boolean newValue) {
        value = newValue;
    }

    public final void setPlain(boolean newValue) {
        value = newValue;
    }

    public final void setRelease(boolean newValue) {
        value = newValue;
    }

    public final void lazySet(boolean newValue) {
        value = newValue;
    }

    public final boolean getAndSet(boolean newValue) {
        boolean before = value;
        value = newValue;
        return before;
    }

    public final boolean compareAndSet(boolean expectedValue, boolean newValue) {
        if (value != expectedValue) {
            return false;
        }
        value = newValue;
        return true;
    }

    public final boolean compareAndExchange(boolean expectedValue, boolean newValue) {
        boolean before = value;
        if (before == expectedValue) {
            value = newValue;
        }
        return before;
    }

    @Override
    public String toString() {
        return String.valueOf(value);
    }
}
