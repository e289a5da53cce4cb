/** A clone has the array of the first object, and its own count. */
class HeldArrayCloned implements Cloneable {
    private final Object[] data = new Object[8];
    private int size;

    public HeldArrayCloned copy() throws CloneNotSupportedException {
        return (HeldArrayCloned) super.clone();
    }

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

    int top() {
        if (size == 0) {
            return 0;
        }
        return data[size - 1].hashCode();    //~ unknown[null-dereference]
    }
}
//~ obligations: 11
