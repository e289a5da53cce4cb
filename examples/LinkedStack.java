// expected: exit 1
/** A stack of linked cells. Nothing says that it is not empty when `pop` is called. */
class LinkedStack {
    private Cell top;
    private int size;

    public void push(int value) {
        Cell cell = new Cell(value, top);
        top = cell;
        size = size + 1;
        assert top.value == value;
        assert top != cell.next;
    }

    public int pop() {
        int value = top.value;
        top = top.next;
        size = size - 1;
        return value;
    }

    public int popOr(int otherwise) {
        if (top == null) {
            return otherwise;
        }
        return pop();
    }
}

class Cell {
    final int value;
    final Cell next;

    Cell(int value, Cell next) {
        this.value = value;
        this.next = next;
    }
}
