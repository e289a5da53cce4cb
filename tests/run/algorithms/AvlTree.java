// An AVL tree with rotations, deletion, checks of the balance by assertions, and an in-order walk with a callback.
import java.util.function.IntConsumer;

public class AvlTree {
    private static class Node {
        int key, height = 1;
        Node left, right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;
    private int rotations;

    private static int height(Node n) {
        return n == null ? 0 : n.height;
    }

    private static Node update(Node n) {
        n.height = 1 + Math.max(height(n.left), height(n.right));
        return n;
    }

    private Node rotateRight(Node n) {
        rotations++;
        Node l = n.left;
        n.left = l.right;
        l.right = update(n);
        return update(l);
    }

    private Node rotateLeft(Node n) {
        rotations++;
        Node r = n.right;
        n.right = r.left;
        r.left = update(n);
        return update(r);
    }

    private Node balance(Node n) {
        update(n);
        int difference = height(n.left) - height(n.right);
        if (difference > 1) {
            if (height(n.left.left) < height(n.left.right)) {
                n.left = rotateLeft(n.left);
            }
            return rotateRight(n);
        }
        if (difference < -1) {
            if (height(n.right.right) < height(n.right.left)) {
                n.right = rotateRight(n.right);
            }
            return rotateLeft(n);
        }
        return n;
    }

    private Node insert(Node n, int key) {
        if (n == null) {
            return new Node(key);
        }
        if (key < n.key) {
            n.left = insert(n.left, key);
        } else if (key > n.key) {
            n.right = insert(n.right, key);
        }
        return balance(n);
    }

    private Node remove(Node n, int key) {
        if (n == null) {
            return null;
        }
        if (key != n.key) {
            if (key < n.key) n.left = remove(n.left, key); else n.right = remove(n.right, key);
            return balance(n);
        }
        if (n.left == null || n.right == null) {
            return n.left == null ? n.right : n.left;
        }
        Node least = n.right;
        while (least.left != null) {
            least = least.left;
        }
        n.key = least.key;
        n.right = remove(n.right, least.key);
        return balance(n);
    }

    private static int walk(Node n, IntConsumer action) {
        if (n == null) {
            return 0;
        }
        int left = walk(n.left, action);
        action.accept(n.key);
        int right = walk(n.right, action);
        assert Math.abs(left - right) <= 1 : "unbalanced at " + n.key;
        return 1 + Math.max(left, right);
    }

    public static void main(String[] args) {
        AvlTree tree = new AvlTree();
        for (int i = 0; i < 100; i++) {
            tree.root = tree.insert(tree.root, i < 50 ? i : i * 37 % 101);
        }
        int[] sum = {0, 0};
        System.out.print(walk(tree.root, k -> sum[0] += k * ++sum[1]));
        System.out.println(" " + sum[0] + " " + sum[1] + " " + tree.root.key + " " + tree.rotations);
        for (int i = 0; i < 101; i++) {
            if (i % 10 != 3) {
                tree.root = tree.remove(tree.root, i);
                walk(tree.root, k -> { });
            }
        }
        walk(tree.root, k -> System.out.print(k + " "));
        System.out.println(tree.root.height + " " + tree.rotations);
    }
}
