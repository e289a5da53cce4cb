import java.util.function.Supplier;

/** Keeps buffers for reuse, up to a limit. */
public class ObjectPool {
    private final StringBuilder[] idle;
    private int count;
    private long created;
    private long lent;

    public ObjectPool(int limit) {
        if (limit < 0 || limit > 1000) {
            throw new IllegalArgumentException("limit " + limit);
        }
        idle = new StringBuilder[limit];
    }

    public StringBuilder borrow() {
        lent++;
        if (count == 0) {
            created++;
            return new StringBuilder();
        }
        count--;
        StringBuilder buffer = idle[count];
        idle[count] = null;
        assert buffer != null;
        return buffer;
    }

    public void giveBack(StringBuilder buffer) {
        if (lent == 0) {
            throw new IllegalStateException("nothing was borrowed");
        }
        buffer.setLength(0);
        idle[count] = buffer;    // BUG: ArrayIndexOutOfBoundsException, the pool may be full
        count++;
        lent--;
    }

    public void fill(Supplier<StringBuilder> factory) {
        while (count < idle.length) {
            StringBuilder buffer = factory.get();
            if (buffer == null) {
                throw new IllegalArgumentException("the factory returns null");
            }
            if (count < idle.length) {
                idle[count++] = buffer;
            }
        }
        assert count == idle.length;
    }

    public void shrink(int to) {
        while (count > Math.max(to, 0)) {
            count--;
            idle[count] = null;
        }
        assert count >= 0;
    }

    public int idle() {
        return count;
    }

    public long created() {
        return created;
    }
}
