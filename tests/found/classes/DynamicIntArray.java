import java.util.Arrays;

/** An array of ints that can grow and shrink anywhere. */
public class DynamicIntArray {
    private static final int MAX = 1 << 22;

    private int[] data;
    private int size;

    public DynamicIntArray(int capacity) {
        if (capacity < 0 || capacity > MAX) {
            throw new IllegalArgumentException("capacity " + capacity);
        }
        data = new int[capacity];
    }

    public int size() {
        assert size <= data.length;
        return size;
    }

    private void check(int index, int limit) {
        if (index < 0 || index >= limit) {
            throw new IndexOutOfBoundsException("index " + index + ", size " + size);
        }
    }

    public int get(int index) {
        check(index, size);
        return data[index];
    }

    public void add(int value) {
        if (size == data.length) {
            if (size >= MAX) {
                throw new IllegalStateException("array is full");
            }
            data = Arrays.copyOf(data, 2 * size + 1);
        }
        data[size++] = value;
    }

    public void insert(int index, int value) {
        check(index, size + 1);
        System.arraycopy(data, index, data, index + 1, size - index);    // BUG: ArrayIndexOutOfBoundsException, does not grow if full
        data[index] = value;
        size++;
    }

    public int remove(int index) {
        check(index, size);
        int old = data[index];
        for (int i = index; i < size - 1; i++) {
            data[i] = data[i + 1];
        }
        size--;
        assert size >= 0;
        return old;
    }

    public int indexOf(int value) {
        for (int i = 0; i < size; i++) {
            if (data[i] == value) {
                return i;
            }
        }
        return -1;
    }

    public void trim() {
        data = Arrays.copyOf(data, size);
        assert data.length == size;
    }
}
