/** Two stacks may have one array: what one takes out is missing in the other. */
class HeldArrayShared {
    private Object[] data = new Object[8];
    private int size;

    void push(Object value) {
        if (value != null && size < data.length) {
            data[size] = value;    //~ unknown[array-store]
            size++;
        }
    }

    void drop() {
        if (size > 0) {
            size--;
            data[size] = null;
        }
    }

    void share(HeldArrayShared other) {
        data = other.data;
        size = other.size;
    }

    int top() {
        if (size == 0) {
            return 0;
        }
        return data[size - 1].hashCode();    //~ unknown[null-dereference]
    }
}
//~ obligations: 11
