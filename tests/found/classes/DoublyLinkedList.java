import java.util.NoSuchElementException;

/** A list of strings, linked in both directions. */
public class DoublyLinkedList {
    private static class Node {
        final String value;
        Node previous;
        Node next;

        Node(String value) {
            this.value = value;
        }
    }

    private Node first;
    private Node last;
    private long size;

    public long size() {
        return size;
    }

    public void addFirst(String value) {
        Node node = new Node(value);
        if (first == null) {
            last = node;
        } else {
            node.next = first;
            first.previous = node;
        }
        first = node;
        size++;
    }

    public void addLast(String value) {
        Node node = new Node(value);
        if (last == null) {
            assert first == null;
            first = node;
        } else {
            node.previous = last;
            last.next = node;
        }
        last = node;
        size++;
    }

    public String removeFirst() {
        if (first == null) {
            throw new NoSuchElementException();
        }
        String value = first.value;
        unlink(first);
        return value;
    }

    public boolean remove(String value) {
        for (Node node = first; node != null; node = node.next) {
            if (node.value.equals(value)) {
                unlink(node);
                return true;
            }
        }
        return false;
    }

    private void unlink(Node node) {
        if (node.previous == null) {
            assert node == first;
            first = node.next;
        } else {
            node.previous.next = node.next;
        }
        if (node.next == null) {
            assert node == last;
            last = node.previous;
        } else {
            node.next.previous = node.previous;
        }
        size--;
    }
}
