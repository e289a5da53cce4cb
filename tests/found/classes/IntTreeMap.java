/** A sorted map from int to String as a binary tree. */
public class IntTreeMap {
    private static class Node {
        final int key;
        String value;
        Node left;
        Node right;

        Node(int key, String value) {
            this.key = key;
            this.value = value;
        }
    }

    private Node root;
    private long size;

    public void put(int key, String value) {
        if (root == null) {
            root = new Node(key, value);
            size++;
            return;
        }
        Node node = root;
        while (node.key != key) {
            Node next = key < node.key ? node.left : node.right;
            if (next == null) {
                next = new Node(key, value);
                if (key < node.key) {
                    node.left = next;
                } else {
                    node.right = next;
                }
                size++;
            }
            node = next;
        }
        node.value = value;
        assert root != null;
    }

    public int firstKey() {
        if (root == null) {
            throw new IllegalStateException("map is empty");
        }
        Node node = root;
        while (node.left != null) {
            node = node.left;
        }
        assert node.key <= root.key;
        return node.key;
    }

    public int lastKey() {
        Node node = root;
        while (node.right != null) {    // BUG: NullPointerException, the map may be empty
            node = node.right;
        }
        return node.key;
    }

    public String removeFirst() {
        if (root == null) {
            throw new IllegalStateException("map is empty");
        }
        Node parent = null;
        Node node = root;
        while (node.left != null) {
            parent = node;
            node = node.left;
        }
        if (parent == null) {
            root = node.right;
        } else {
            parent.left = node.right;
        }
        size--;
        return node.value;
    }

    public long size() {
        return size;
    }
}
