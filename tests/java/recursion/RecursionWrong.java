import java.util.ArrayList;
import java.util.List;

/** Recursion without a contract: what fails deep within it, or does not hold behind it, is not proved. */
public class RecursionWrong {
    private static final class Node {
        int key;
        Node next;
        Node other;
    }

    private Node head;
    private int count;
    private final int[] cells = new int[4];
    private int used;

    public void push(int key) {
        Node node = new Node();
        node.key = key;
        node.next = head;
        head = node;
    }

    // Deep enough, there is no node any more.
    private int last(Node node) {
        return node.next.next == null ? node.key : last(node.next);  //~ refuted[null-dereference], unknown[null-dereference]
    }

    public int last() {
        return head == null ? 0 : last(head);
    }

    // One step too many.
    private int total(Node node) {
        return node.key + total(node.next);  //~ refuted[null-dereference], unknown[null-dereference], unknown[call-depth], unknown[null-dereference]
    }

    public int total() {
        return head == null ? 0 : total(head);
    }

    // What the calls change is not what it was.
    private void down(int n) {
        if (n > 0) {
            count++;
            down(n - 1);
        }
    }

    public void changed() {
        count = 0;
        down(3);
        assert count == 0;  //~ refuted[assertion]
    }

    public void changedInBetween(int n) {
        count = 0;
        if (n > 3) {
            down(n);
            assert count <= 2;  //~ refuted[assertion]
        }
    }

    // What comes back is any number.
    private static int back(int n) {
        return n <= 0 ? 0 : back(n - 1);
    }

    public static void result(int n) {
        assert back(n) == 1;  //~ refuted[assertion]
    }

    // Arrays and objects that are handed on change.
    private static void fill(int[] a, int at) {
        if (at < a.length) {
            a[at] = 1;  //~ unknown[array-index]
            fill(a, at + 1);
        }
    }

    public static void filled() {
        int[] a = {0, 0};
        fill(a, 0);
        assert a[1] == 0;  //~ refuted[assertion]
    }

    private static void mark(Node node, int depth) {
        node.key = depth;
        if (depth > 0) {
            mark(node, depth - 1);
        }
    }

    public static void marked(int depth) {
        Node node = new Node();
        mark(node, depth + 5);
        assert node.key == depth + 5;  //~ refuted[assertion]
    }

    private static void collect(int n, List<Integer> out) {
        if (n > 0) {
            out.add(n);
            collect(n - 1, out);
        }
    }

    public static void collected(int n) {
        List<Integer> out = new ArrayList<>();
        collect(n, out);
        assert out.isEmpty();  //~ refuted[assertion]
    }

    // The index grows with the depth.
    private static void write(int[] a, int at) {
        a[at] = at;  //~ unknown[array-index], refuted[array-index]
        write(a, at + 1);
    }

    public static void written(int[] a) {
        if (a.length > 0) {
            write(a, 0);
        }
    }

    // One caller passes null.
    private static int depth(Node node) {
        int key = node.key;  //~ refuted[null-dereference]
        return node.other == null ? key : 1 + depth(node.other);  //~ unknown[null-dereference], unknown[call-depth], unknown[null-dereference]
    }

    public static int deep() {
        return depth(new Node()) + depth(null);  //~ unknown[call-depth]
    }

    // Meanwhile the object is not in order.
    public int disorder(int n) {
        int cell = used == 0 ? 0 : cells[used - 1];  //~ refuted[array-index]
        if (n > 0) {
            used = 9;
            cell += disorder(n - 1);
            used = 0;
        }
        return cell;
    }

    // Two that call each other.
    private int even(int n, Node node) {
        return n == 0 ? node.key : odd(n - 1, node.next);  //~ unknown[null-dereference], refuted[null-dereference], unknown[call-depth], unknown[null-dereference], refuted[null-dereference]
    }

    private int odd(int n, Node node) {
        return n == 0 ? 1 : even(n - 1, node);
    }

    public int parity(int n) {
        return n >= 0 && head != null ? even(n, head) : 0;
    }

    // An exception comes from below.
    private int guarded(int n) {
        try {
            if (n == 3) {
                throw new IllegalStateException();
            }
            return n > 10 ? 0 : guarded(n + 1);
        } finally {
            count = n;
        }
    }

    public void thrown() {
        boolean failed = false;
        try {
            guarded(0);
        } catch (IllegalStateException e) {
            failed = true;
        }
        assert !failed;  //~ refuted[assertion]
    }

    interface Shape {
        int size();
    }

    static final class Leaf implements Shape {
        @Override
        public int size() {
            return 1;
        }
    }

    static final class Pair implements Shape {
        private final Shape left;
        private final Shape right;

        Pair(Shape left, Shape right) {
            this.left = left;
            this.right = right;
        }

        @Override
        public int size() {
            return left.size() + right.size();  //~ unknown[null-dereference], refuted[null-dereference]
        }
    }

    public static int shape() {
        return new Pair(new Leaf(), new Pair(new Leaf(), null)).size();
    }

    static void sizes(Shape shape) {
        assert shape.size() == 1;  //~ refuted[assertion]
    }

    // Where objects are in the making, less holds.
    static final class Chain {
        private final Chain next;
        private final String name;

        Chain(int n) {
            next = n > 0 ? new Chain(n - 1) : null;  //~ unknown[call-depth]
            int length = length(n);
            name = "n" + length;
        }

        private int length(int n) {
            return n == 0 ? name.length() : 1 + length(n - 1);  //~ refuted[null-dereference], unknown[call-depth]
        }
    }
}
//~ obligations: 83
