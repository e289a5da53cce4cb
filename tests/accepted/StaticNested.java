// javac: accepts
import java.util.Map;
import java.util.Map.Entry;
import static java.lang.Math.max;
import static java.lang.Math.*;
import static java.util.Map.entry;

class StaticNested {
    static class Node<T extends Comparable<T>> {
        T value;
        Node<T> left, right;

        Node(T value) {
            this.value = value;
        }

        boolean insert(T t) {
            int order = t.compareTo(value);
            if (order == 0) {
                return false;
            }
            Node<T> child = order < 0 ? left : right;
            if (child != null) {
                return child.insert(t);
            }
            if (order < 0) {
                left = new Node<>(t);
            } else {
                right = new Node<T>(t);
            }
            return true;
        }

        int depth() {
            return 1 + max(left == null ? 0 : left.depth(), right == null ? 0 : right.depth());
        }
    }

    static int abs(int n) {
        return n;
    }

    static int run() {
        Node<String> root = new StaticNested.Node<>("m");
        root.insert("a");
        Entry<String, Integer> e = entry("k", 1);
        Map.Entry<String, Integer> same = e;
        return root.depth() + abs(-3) + (int) sqrt(PI) + same.getValue();
    }
}
