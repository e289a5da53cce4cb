import java.util.ArrayList;
import java.util.List;

/** Recursion without a contract: what holds in each call, whatever its depth. */
public class RecursionRight {
    private static final class Node {
        final int key;
        Node left;
        Node right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;
    private int size;

    public boolean add(int key) {
        int before = size;
        root = insert(root, key);
        return size != before;
    }

    private Node insert(Node node, int key) {
        if (node == null) {
            size++;
            return new Node(key);
        }
        if (key < node.key) {
            node.left = insert(node.left, key);
        } else if (key > node.key) {
            node.right = insert(node.right, key);
        }
        return node;
    }

    public int height() {
        return height(root);
    }

    private static int height(Node node) {
        return node == null ? 0 : 1 + Math.max(height(node.left), height(node.right));
    }

    public List<Integer> keys() {
        List<Integer> keys = new ArrayList<>();
        keys(root, keys);
        return keys;
    }

    private static void keys(Node node, List<Integer> keys) {
        if (node == null) {
            return;
        }
        keys(node.left, keys);
        keys.add(node.key);
        keys(node.right, keys);
    }

    // What the calls leave alone stays.
    private static int[] halves(int[] a, int from, int to) {
        if (to - from > 1) {
            int middle = (from + to) >>> 1;
            halves(a, from, middle);
            halves(a, middle, to);
        }
        return a;
    }

    public static int power(int base, int exponent) {
        if (exponent <= 0) {
            return 1;
        }
        int half = power(base, exponent / 2);
        return exponent % 2 == 0 ? half * half : half * half * base;
    }

    // Two that call each other.
    public static boolean isEven(int n) {
        return n == 0 || n > 0 && isOdd(n - 1);
    }

    private static boolean isOdd(int n) {
        return n > 0 && isEven(n - 1);
    }

    interface Shape {
        int size();
    }

    record Leaf(int size) implements Shape {}

    record Pair(Shape left, Shape right) implements Shape {
        Pair {
            if (left == null || right == null) {
                throw new IllegalArgumentException();
            }
        }

        @Override
        public int size() {
            return left.size() + right.size();
        }
    }

    public static int shape() {
        return new Pair(new Leaf(1), new Pair(new Leaf(2), new Leaf(3))).size();
    }

    private static boolean search(int[] a, int key, int low, int high) {
        if (low < 0 || high > a.length || low >= high) {
            return false;
        }
        int middle = low + (high - low) / 2;
        if (a[middle] == key) {
            return true;
        }
        return a[middle] < key ? search(a, key, middle + 1, high) : search(a, key, low, middle);
    }

    public static boolean contains(int[] a, int key) {
        return search(a, key, 0, a.length);
    }
}
//~ obligations: 42
