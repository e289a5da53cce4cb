import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;

// The simple name of an inner class that a generic superclass has means the one of that parameterisation, before `::` too.
class InnerOfGenericSuperclass {
    static class Graph<N, E> {
        class Edge {
            final N from;
            final N to;

            Edge(N from, N to) {
                this.from = from;
                this.to = to;
            }

            N start() {
                return from;
            }
        }

        <R> R with(BiFunction<N, N, R> maker, N from, N to) {
            return maker.apply(from, to);
        }

        BiFunction<N, N, Edge> own() {
            return Edge::new;
        }
    }

    static class Words extends Graph<String, Integer> {
        Edge assigned() {
            BiFunction<String, String, Edge> maker = Edge::new;
            return maker.apply("a", "b");
        }

        Edge passed() {
            return with(Edge::new, "a", "b");
        }

        Graph<String, Integer>.Edge written() {
            return with(Edge::new, "a", "b");
        }

        BiFunction<String, String, Edge> byClass() {
            return Words.Edge::new;
        }

        Function<Edge, String> starts() {
            return Edge::start;
        }

        List<String> all(List<Edge> edges) {
            return edges.stream().map(Edge::start).collect(Collectors.toList());
        }
    }

    static class Pairs<T> extends Graph<T, T> {
        Edge passed(T one) {
            return with(Edge::new, one, one);
        }

        class Deeper {
            Edge made(T one) {
                BiFunction<T, T, Edge> maker = Edge::new;
                return maker.apply(one, one);
            }
        }
    }
}
