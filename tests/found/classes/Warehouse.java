import java.util.HashMap;
import java.util.Map;

/** Stock with reservations; what is reserved is still on the shelf. */
public class Warehouse {
    private static class Shelf {
        private int stock;
        private int reserved;

        int free() {
            return stock - reserved;
        }
    }

    private static final int MAX = 1_000_000;
    private final Map<String, Shelf> shelves = new HashMap<>();

    private Shelf shelf(String item) {
        Shelf shelf = shelves.get(item);
        if (shelf == null) {
            throw new IllegalArgumentException("no item " + item);
        }
        return shelf;
    }

    public void deliver(String item, int count) {
        if (count < 1 || count > MAX) {
            throw new IllegalArgumentException("count " + count);
        }
        Shelf shelf = shelves.computeIfAbsent(item, k -> new Shelf());
        if (shelf.stock > MAX) {
            throw new IllegalStateException("shelf is full");
        }
        shelf.stock += count;
    }

    public boolean reserve(String item, int count) {
        Shelf shelf = shelf(item);
        if (count < 1 || count > shelf.free()) {
            return false;
        }
        shelf.reserved += count;
        return true;
    }

    public void ship(String item, int count) {
        Shelf shelf = shelf(item);
        if (count < 1 || count > shelf.reserved) {
            throw new IllegalArgumentException("not reserved: " + count);
        }
        shelf.reserved -= count;
        shelf.stock -= count;
    }

    /** Takes broken pieces off the shelf. */
    public void discard(String item, int count) {
        Shelf shelf = shelf(item);
        if (count < 1 || count > shelf.stock) {
            throw new IllegalArgumentException("count " + count);
        }
        shelf.stock -= count;
    }

    public int available(String item) {
        Shelf shelf = shelf(item);
        int free = shelf.free();
        assert free >= 0;    // BUG: discard takes reserved pieces as well
        return free;
    }

    public int totalStock() {
        int total = 0;
        for (Shelf shelf : shelves.values()) {
            assert shelf.stock <= 2 * MAX;
            total += shelf.stock;
        }
        return total;
    }
}
