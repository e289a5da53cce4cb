/** A binary tree of eight million nodes, all of them live: 24 bytes each on the JVM, about 200 MB. */
public class Tree {
    static final class Node {
        Node left;
        Node right;
        int value;
    }

    static Node build(int depth, int value) {
        Node node = new Node();
        node.value = value;
        if (depth > 0) {
            node.left = build(depth - 1, 2 * value);
            node.right = build(depth - 1, 2 * value + 1);
        }
        return node;
    }

    static long sum(Node node) {
        return node == null ? 0 : node.value + sum(node.left) + sum(node.right);
    }

    public static void main(String[] args) {
        System.out.println(sum(build(22, 1)));
    }
}
