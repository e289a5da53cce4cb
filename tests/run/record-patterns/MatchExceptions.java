// java: 21
// MatchException: an accessor that throws, and a null that no case of an exhaustive switch takes.
public class MatchExceptions {
    record Faulty(int value) {
        public int value() {
            if (value < 0) {
                throw new IllegalStateException("negative");
            }
            return value;
        }
    }

    sealed interface Node { }

    record Leaf(int value) implements Node { }

    record Branch(Node left, Node right) implements Node { }

    static int total(Node node) {
        return switch (node) {
            case Leaf(int value) -> value;
            case Branch(Branch(var a, var b), var c) -> total(a) + total(b) + total(c);
            case Branch(Leaf l, Node r) -> total(l) + total(r);
        };
    }

    public static void main(String[] args) {
        if (new Faulty(3) instanceof Faulty(int value)) {
            System.out.println(value);
        }
        try {
            if (new Faulty(-1) instanceof Faulty(int value)) {
                System.out.println("never " + value);
            }
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getName() + " " + e.getCause().getMessage());
        }
        Object faulty = new Faulty(-5);
        try {
            switch (faulty) {
                case Faulty(int value) when value > 0 -> System.out.println("never");
                default -> System.out.println("never");
            }
        } catch (MatchException e) {
            System.out.println(e.getCause() instanceof IllegalStateException);
        }
        Node leaf = new Leaf(7);
        System.out.println(total(new Branch(new Branch(leaf, leaf), leaf)));
        // The cases are exhaustive for the compiler, but none of them takes a null on the left.
        System.out.println(total(new Branch(null, leaf)));
    }
}
