// javac: accepts
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

class RecursiveTypes {
    interface List2<E> {
        record Nil<E>() implements List2<E> {
        }

        record Cons<E>(E head, List2<E> tail) implements List2<E> {
        }

        default int length() {
            return this instanceof Cons<E> cons ? 1 + cons.tail().length() : 0;
        }

        default <R> List2<R> map(Function<? super E, ? extends R> f) {
            if (this instanceof Cons<E> c) {
                return new Cons<>(f.apply(c.head()), c.tail().map(f));
            }
            return new Nil<>();
        }

        static <E> List2<E> of(E head) {
            return new Cons<>(head, new Nil<>());
        }
    }

    static class Tree extends HashMap<String, Tree> {
        private static final long serialVersionUID = 1;

        Tree child(String name) {
            return computeIfAbsent(name, n -> new Tree());
        }
    }

    static class Graph<N extends Graph.Node<N>> {
        static class Node<M extends Node<M>> {
            final List<M> next = new ArrayList<>();
        }

        final Map<String, N> nodes = new HashMap<>();
    }

    static class City extends Graph.Node<City> {
        int population;
    }

    static int run() {
        Graph<City> graph = new Graph<>();
        graph.nodes.put("a", new City());
        graph.nodes.get("a").next.add(new City());
        return List2.of("x").map(String::length).length() + new Tree().child("a").child("b").size()
            + graph.nodes.get("a").next.get(0).population;
    }
}
