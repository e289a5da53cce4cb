import java.util.BitSet;

/** Hands out small numbers and takes them back. */
public class IdAllocator {
    private final BitSet used = new BitSet();
    private final int limit;
    private int count;

    public IdAllocator(int limit) {
        if (limit < 1 || limit > 65_536) {
            throw new IllegalArgumentException("limit " + limit);
        }
        this.limit = limit;
    }

    public int allocate() {
        int id = used.nextClearBit(0);
        if (id >= limit) {
            throw new IllegalStateException("all " + limit + " numbers are in use");
        }
        assert !used.get(id);
        used.set(id);
        count++;
        assert count <= limit;
        return id;
    }

    public boolean reserve(int id) {
        if (id < 0 || id >= limit) {
            throw new IllegalArgumentException("id " + id);
        }
        if (used.get(id)) {
            return false;
        }
        used.set(id);
        count++;
        return true;
    }

    public void release(int id) {
        if (!isUsed(id)) {
            throw new IllegalStateException(id + " is not in use");
        }
        used.clear(id);
        count--;
        assert count >= 0;
    }

    public boolean isUsed(int id) {
        return id >= 0 && id < limit && used.get(id);
    }

    public int inUse() {
        assert count == used.cardinality();
        return count;
    }

    public int highest() {
        return used.length() - 1;
    }
}
