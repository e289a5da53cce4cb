// java: 21
// What does not match: null records, wrong types below, guards; and an uncaught failure at the end.
public class MatchFailures {
    sealed interface Node { }

    record Leaf(Integer value) implements Node { }

    record Branch(Node left, Node right) implements Node { }

    static int depth(Node node) {
        return switch (node) {
            case null -> 0;
            case Leaf leaf -> 1;
            case Branch(Leaf(var a), Leaf(var b)) -> 2;
            case Branch(var a, var b) -> 1 + Math.max(depth(a), depth(b));
        };
    }

    static int total(Node node) {
        return switch (node) {
            case Leaf(Integer value) when value > 100 -> 100;
            case Leaf(Integer value) -> value;
            case Branch(Branch(var a, var b), var c) -> total(a) + total(b) + total(c);
            case Branch(Leaf l, Node r) -> total(l) + total(r);
        };
    }

    public static void main(String[] args) {
        Node leaf = new Leaf(7);
        System.out.println(depth(null) + " " + depth(leaf) + " " + depth(new Branch(leaf, leaf)));
        System.out.println(depth(new Branch(null, leaf)) + " " + depth(new Branch(new Branch(leaf, null), null)));
        System.out.println(total(new Branch(new Branch(leaf, new Leaf(500)), leaf)));
        try {
            total(new Leaf(null));
        } catch (NullPointerException e) {
            System.out.println("unboxed in the guard");
        }
        try {
            total(null);
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
        try {
            total(new Branch(leaf, null));
        } catch (NullPointerException e) {
            System.out.println("null below");
        }
        Object o = null;
        System.out.println(o instanceof Branch(var a, var b));
        o = new Branch(null, null);
        System.out.println(o instanceof Branch(var a, var b));
        System.out.println(o instanceof Branch(Leaf a, var b));
        System.out.println(o instanceof Branch(Node a, Node b));
        System.out.println(o instanceof Branch(Leaf(var a), var b));
        System.out.println(total(new Branch(new Branch(leaf, null), leaf)));
    }
}
