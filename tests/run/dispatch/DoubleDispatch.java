// Visitors: double dispatch, generic results, default cases in a base visitor. Ends uncaught.
public class DoubleDispatch {
    interface Visitor<R> {
        R leaf(Leaf leaf);

        R node(Node node);

        default R visit(Tree tree) {
            return tree.accept(this);
        }
    }

    static abstract class Tree {
        abstract <R> R accept(Visitor<R> visitor);
    }

    static class Leaf extends Tree {
        final int value;

        Leaf(int value) {
            this.value = value;
        }

        <R> R accept(Visitor<R> visitor) {
            return visitor.leaf(this);
        }
    }

    static class Node extends Tree {
        final Tree left, right;

        Node(Tree left, Tree right) {
            this.left = left;
            this.right = right;
        }

        <R> R accept(Visitor<R> visitor) {
            return visitor.node(this);
        }
    }

    static class Sum implements Visitor<Long> {
        public Long leaf(Leaf leaf) {
            return (long) leaf.value;
        }

        public Long node(Node node) {
            return visit(node.left) + visit(node.right);
        }
    }

    static class Show implements Visitor<String> {
        public String leaf(Leaf leaf) {
            return leaf.value < 0 ? "~" + -leaf.value : "" + leaf.value;
        }

        public String node(Node node) {
            return "(" + visit(node.left) + " " + visit(node.right) + ")";
        }
    }

    static class Strict extends Sum {
        @Override
        public Long leaf(Leaf leaf) {
            if (leaf.value < 0) {
                throw new ArithmeticException("negative leaf " + new Show().visit(leaf));
            }
            return super.leaf(leaf) * 2;
        }
    }

    public static void main(String[] args) {
        Tree tree = new Node(new Node(new Leaf(Integer.MAX_VALUE), new Leaf(1)), new Leaf(40));
        System.out.println(new Show().visit(tree) + " " + new Sum().visit(tree) + " " + new Strict().visit(tree));
        Tree bad = new Node(tree, new Node(new Leaf(2), new Leaf(-3)));
        System.out.println(tree.<String>accept(new Show()) + bad.accept(new Show()).length());
        System.out.println(new Sum().visit(bad));
        System.out.println(bad.accept(new Strict()));
    }
}
