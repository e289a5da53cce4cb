import java.util.function.Function;

class InnerOfOtherGraph {
    static class Graph<N> {
        class Edge {
            Edge(String name) {}
        }
    }

    static class Words extends Graph<String> {
        Function<String, Graph<Integer>.Edge> made() {
            return Edge::new; //~ error
        }
    }
}
