// No failing execution begins in an object that no calls build, and none is found in these methods.
class RingKeepsItsShape {
    private final int[] data;
    private int head;
    private int count;

    RingKeepsItsShape(int capacity) {
        if (capacity < 1) {
            throw new IllegalArgumentException();
        }
        data = new int[capacity];
    }

    void add(int x) {
        if (count == data.length) {
            throw new IllegalStateException();
        }
        data[(head + count) % data.length] = x; // should be proved //~ FIXME-unknown[array-index], proved[division-by-zero]
        count++;
    }

    int take() {
        if (count == 0) {
            throw new IllegalStateException();
        }
        int x = data[head]; //~ proved[array-index]
        head = (head + 1) % data.length;
        count--;
        return x;
    }
}
//~ obligations: 13
