import java.util.NoSuchElementException;

/** A stack of ints in an array that grows when it is full. */
public class ArrayStack {
    private static final int LIMIT = 1 << 24;

    private int[] items = new int[4];
    private int size;

    public boolean isEmpty() {
        return size == 0;
    }

    public int size() {
        return size;
    }

    public void push(int value) {
        if (size == items.length) {
            grow();
        }
        assert size < items.length;
        items[size++] = value;
    }

    private void grow() {
        if (items.length >= LIMIT) {
            throw new IllegalStateException("stack is full");
        }
        int[] larger = new int[items.length * 2];
        for (int i = 0; i < size; i++) {
            larger[i] = items[i];
        }
        items = larger;
    }

    public int pop() {
        if (size == 0) {
            throw new NoSuchElementException("pop from an empty stack");
        }
        size--;
        return items[size];
    }

    public int peek() {
        if (isEmpty()) {
            throw new NoSuchElementException("peek at an empty stack");
        }
        return items[size - 1];
    }

    /** Exchanges the two topmost values; does nothing if there are fewer. */
    public void swap() {
        if (size < 2) {
            return;
        }
        int top = items[size - 1];
        items[size - 1] = items[size - 2];
        items[size - 2] = top;
        assert items[size - 2] == top;
    }

    public int[] toArray() {
        int[] copy = new int[size];
        System.arraycopy(items, 0, copy, 0, size);
        assert copy.length == size;
        return copy;
    }
}
