// Constructors that publish `this`, build trees of their own class, and share counters.
public class SelfRegistration {
    static class Node {
        static Node newest;
        static int total;
        final Node previous = newest;
        final int id;
        final Node[] children;
        private int sum = 1;

        Node(int depth) {
            newest = this;
            id = total++;
            children = new Node[depth];
            for (int i = 0; i < depth; i++) {
                children[i] = new Node(depth - 1 - i);
                sum += children[i].sum;
            }
            System.out.println("node " + id + " depth " + depth + " previous "
                    + (previous == null ? "none" : String.valueOf(previous.id)) + " sum " + sum);
        }
    }

    static class Lazy {
        Lazy inner = depth-- > 0 ? new Lazy() : null;
        int remaining = depth;
        static int depth = 3;

        @Override
        public String toString() {
            return "Lazy" + remaining + (inner == null ? "" : "(" + inner + ")");
        }
    }

    public static void main(String[] args) {
        Node root = new Node(3);
        int chain = 0;
        for (Node n = Node.newest; n != null; n = n.previous) {
            chain = chain * 10 + n.id % 10;
        }
        System.out.println(chain + " " + root.sum + " " + Node.total);
        System.out.println(new Lazy());
        System.out.println(Lazy.depth);
        System.out.println(new Lazy());
    }
}
