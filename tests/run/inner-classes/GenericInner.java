// Inner classes of generic classes share the outer's type parameter: a graph whose nodes know their graph.
import java.util.Iterator;
import java.util.function.BiFunction;

public class GenericInner<T> {
    private Node first;
    private int nodes;

    class Node implements Iterable<T> {
        final T value;
        final Node next = first;
        private Edge<?> edges;

        class Edge<L> {
            final L label;
            final Node target;
            final Edge<?> previous = edges;

            Edge(L label, Node target) {
                this.label = label;
                this.target = target;
                edges = this;
            }

            String show() {
                return value + "-" + label + "->" + target.value + "/" + nodes;
            }
        }

        Node(T value) {
            this.value = value;
            first = this;
            nodes++;
        }

        <L> Edge<L> to(Node target, L label) {
            return new Edge<>(label, target);
        }

        public Iterator<T> iterator() {
            return new Iterator<T>() {
                private Edge<?> at = edges;

                public boolean hasNext() {
                    return at != null;
                }

                public T next() {
                    T t = at.target.value;
                    at = at.previous;
                    return t;
                }
            };
        }
    }

    <R> R fold(R start, BiFunction<R, ? super T, R> f) {
        for (Node n = first; n != null; n = n.next) {
            start = f.apply(start, n.value);
        }
        return start;
    }

    public static void main(String[] args) {
        GenericInner<String> graph = new GenericInner<>();
        GenericInner<String>.Node a = graph.new Node("a"), b = graph.new Node("b"), c = graph.new Node("c");
        GenericInner<String>.Node.Edge<Integer> edge = a.to(b, 5);
        System.out.println(edge.label + 1 + " " + edge.show());
        System.out.println(a.to(c, 'x').show() + " " + c.new Edge<>(2.5, a).show() + " " + b.to(b, "self").previous);
        for (String s : a) {
            System.out.print(s.toUpperCase() + " ");
        }
        System.out.println(graph.fold("", (r, s) -> r + s));
        GenericInner<Integer> numbers = new GenericInner<>();
        for (int i = 120; i < 130; i += 3) {
            numbers.new Node(i);
        }
        System.out.println(numbers.fold(0L, (r, n) -> r + n) + " " + numbers.nodes + " " + numbers.first.value);
    }
}
