/** An exception in the middle leaves the array without what the count promises; the caller may go on. */
class HeldArrayInterrupted {
    private final String[] data = new String[8];
    private int size;

    void push(String value) {
        if (size == data.length) {
            return;
        }
        size++;
        if (value.isEmpty()) {
            throw new IllegalArgumentException("no value");
        }
        data[size - 1] = value;
    }

    int top() {
        return size == 0 ? 0 : data[size - 1].length();    //~ refuted[null-dereference]
    }
}
//~ obligations: 9
