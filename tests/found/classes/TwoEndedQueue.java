/** A queue with two ends in a circular array of fixed size. */
public class TwoEndedQueue {
    private final String[] slots;
    private int head;
    private int size;

    public TwoEndedQueue(int capacity) {
        if (capacity < 1 || capacity > 100_000) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        slots = new String[capacity];
    }

    public int size() {
        return size;
    }

    private boolean isFull() {
        return size == slots.length;
    }

    public void addLast(String value) {
        if (isFull()) {
            throw new IllegalStateException("queue is full");
        }
        slots[(head + size) % slots.length] = value;
        size++;
        assert size <= slots.length;
    }

    public void addFirst(String value) {
        if (isFull()) {
            throw new IllegalStateException("queue is full");
        }
        int before = (head - 1) % slots.length;
        slots[before] = value;    // BUG: ArrayIndexOutOfBoundsException, the remainder is -1 if head is 0
        head = before;
        size++;
    }

    public String removeFirst() {
        if (size == 0) {
            throw new IllegalStateException("queue is empty");
        }
        String value = slots[head];
        slots[head] = null;
        head = (head + 1) % slots.length;
        size--;
        assert value != null;
        return value;
    }

    public String removeLast() {
        if (size == 0) {
            throw new IllegalStateException("queue is empty");
        }
        size--;
        int last = (head + size) % slots.length;
        String value = slots[last];
        slots[last] = null;
        assert size >= 0;
        return value;
    }

    public int totalLength() {
        int length = 0;
        for (int i = 0; i < size; i++) {
            length += slots[(head + i) % slots.length].length();
        }
        return length;
    }
}
