/** A linked list of eight million nodes: 24 bytes each on the JVM, about 200 MB. */
public class LinkedNodes {
    static final class Node {
        final int value;
        final Node next;

        Node(int value, Node next) {
            this.value = value;
            this.next = next;
        }
    }

    public static void main(String[] args) {
        Node list = null;
        for (int i = 0; i < 8_000_000; i++) {
            list = new Node(i, list);
        }
        long sum = 0;
        for (Node node = list; node != null; node = node.next) {
            sum += node.value;
        }
        System.out.println(sum);
    }
}
