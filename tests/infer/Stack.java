// Invariants of objects, and of a loop that copies.
package shop;

public class Stack {
    private int[] data = new int[8];
    private int size; // how many there are

    public void push(int x) {
        if (size == data.length) {
            int[] next = new int[2 * size];
            for (int i = 0; i < size; i++) {
                next[i] = data[i];
            }
            data = next;
        }
        data[size++] = x;
    }

    public int pop() {
        if (size == 0) {
            throw new IllegalStateException();
        }
        return data[--size];
    }
}
