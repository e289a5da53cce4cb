import java.util.function.BiFunction;

class InnerOfOtherArguments {
    static class Graph<N> {
        class Edge {
            Edge(N from, N to) {}
        }
    }

    static class Words extends Graph<String> {
        BiFunction<Integer, Integer, Edge> made() {
            return Edge::new; //~ error
        }
    }
}
