/** A list of ints as a chain of nodes. */
public class SinglyLinkedList {
    private static final class Node {
        int value;
        Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    private Node head;

    public boolean isEmpty() {
        return head == null;
    }

    public void prepend(int value) {
        head = new Node(value, head);
        assert !isEmpty();
    }

    public void append(int value) {
        if (head == null) {
            prepend(value);
            return;
        }
        Node node = head;
        while (node.next != null) {
            node = node.next;
        }
        node.next = new Node(value, null);
    }

    public int removeLast() {
        if (head == null) {
            throw new IllegalStateException("list is empty");
        }
        Node node = head;
        while (node.next.next != null) {    // BUG: NullPointerException, the list may have one node only
            node = node.next;
        }
        int value = node.next.value;
        node.next = null;
        return value;
    }

    public boolean remove(int value) {
        Node before = null;
        for (Node node = head; node != null; node = node.next) {
            if (node.value == value) {
                if (before == null) {
                    assert node == head;
                    head = node.next;
                } else {
                    before.next = node.next;
                }
                return true;
            }
            before = node;
        }
        return false;
    }

    public int max() {
        if (head == null) {
            throw new IllegalStateException("list is empty");
        }
        int max = head.value;
        for (Node node = head.next; node != null; node = node.next) {
            max = Math.max(max, node.value);
        }
        assert max >= head.value;
        return max;
    }
}
