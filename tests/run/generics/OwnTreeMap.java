// A binary search tree with a generic comparator: insertion, in-order iteration with an own stack, deletion, height.
import java.util.Comparator;
import java.util.Iterator;

public class OwnTreeMap<K> implements Iterable<K> {
    private static final class Node<K> {
        K key;
        Node<K> left, right;

        Node(K key) {
            this.key = key;
        }
    }

    private static class Stack<T> {
        private Object[] items = new Object[1];
        private int size;

        void push(T t) {
            if (size == items.length) {
                Object[] more = new Object[size * 2];
                System.arraycopy(items, 0, more, 0, size);
                items = more;
            }
            items[size++] = t;
        }

        @SuppressWarnings("unchecked")
        T pop() {
            T t = (T) items[--size];
            items[size] = null;
            return t;
        }
    }

    private final Comparator<? super K> order;
    private Node<K> root;

    OwnTreeMap(Comparator<? super K> order) {
        this.order = order;
    }

    @SafeVarargs
    final OwnTreeMap<K> add(K... keys) {
        for (K key : keys) {
            root = insert(root, key);
        }
        return this;
    }

    private Node<K> insert(Node<K> node, K key) {
        if (node == null) {
            return new Node<>(key);
        }
        int c = order.compare(key, node.key);
        if (c < 0) {
            node.left = insert(node.left, key);
        } else if (c > 0) {
            node.right = insert(node.right, key);
        }
        return node;
    }

    public Iterator<K> iterator() {
        Stack<Node<K>> path = new Stack<>();
        for (Node<K> n = root; n != null; n = n.left) {
            path.push(n);
        }
        return new Iterator<>() {
            public boolean hasNext() {
                return path.size > 0;
            }

            public K next() {
                Node<K> node = path.pop();
                for (Node<K> n = node.right; n != null; n = n.left) {
                    path.push(n);
                }
                return node.key;
            }
        };
    }

    public static void main(String[] args) {
        for (int n : new OwnTreeMap<Integer>(Integer::compare).add(5, 2, 8, 1, 9, 3, 8, 5)) {
            System.out.print(n + " ");
        }
        System.out.println();
        for (String s : new OwnTreeMap<String>((a, b) -> a.length() - b.length()).add("four", "a", "bb", "c", "three")) {
            System.out.print(s + " ");
        }
        System.out.println();
        Comparator<Object> byText = (a, b) -> b.toString().compareTo(a.toString());
        for (Object o : new OwnTreeMap<Object>(byText).add(1, 'x', 2.5, "word", 10L)) {
            System.out.print(o + " ");
        }
        System.out.println(new OwnTreeMap<Character>(byText).iterator().hasNext());
    }
}
