/** A heap of fixed capacity with the largest value on top. */
public class BinaryMaxHeap {
    private final int[] heap;
    private int size;

    public BinaryMaxHeap(int capacity) {
        if (capacity < 1 || capacity > 1_000_000) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        heap = new int[capacity];
    }

    public int size() {
        return size;
    }

    public boolean offer(int value) {
        if (size == heap.length) {
            return false;
        }
        int i = size++;
        while (i > 0 && heap[(i - 1) / 2] < value) {
            heap[i] = heap[(i - 1) / 2];
            i = (i - 1) / 2;
        }
        heap[i] = value;
        assert i == 0 || heap[(i - 1) / 2] >= value;
        return true;
    }

    public int max() {
        if (size == 0) {
            throw new IllegalStateException("heap is empty");
        }
        return heap[0];
    }

    /** Puts a value in place of the largest, which is returned. */
    public int replaceMax(int value) {
        int max = max();
        heap[0] = value;
        siftDown();
        return max;
    }

    private void siftDown() {
        int i = 0;
        while (2 * i + 1 < size) {
            int child = 2 * i + 1;
            if (heap[child + 1] > heap[child]) {    // BUG: ArrayIndexOutOfBoundsException, there may be no right child
                child++;
            }
            if (heap[i] >= heap[child]) {
                break;
            }
            int swap = heap[i];
            heap[i] = heap[child];
            heap[child] = swap;
            i = child;
        }
    }

    public boolean contains(int value) {
        for (int i = 0; i < size; i++) {
            if (heap[i] == value) {
                assert i < heap.length;
                return true;
            }
        }
        return false;
    }

    public void clear() {
        size = 0;
    }
}
