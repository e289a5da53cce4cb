// java: 21
// Exhaustive switches over a sealed hierarchy, without default.
public class SealedShapes {
    sealed interface Shape permits Circle, Square, Group { }

    record Circle(int radius) implements Shape { }

    record Square(int side) implements Shape { }

    static final class Group implements Shape {
        final Shape[] parts;

        Group(Shape... parts) {
            this.parts = parts;
        }
    }

    sealed interface Tree<T> { }

    record Leaf<T>(T value) implements Tree<T> { }

    record Fork<T>(Tree<T> left, Tree<T> right) implements Tree<T> { }

    static int area(Shape shape) {
        return switch (shape) {
            case Circle c -> 3 * c.radius() * c.radius();
            case Square s when s.side() < 0 -> 0;
            case Square s -> s.side() * s.side();
            case Group g -> {
                int sum = 0;
                for (Shape part : g.parts) {
                    sum += area(part);
                }
                yield sum;
            }
        };
    }

    static <T> int size(Tree<T> tree) {
        return switch (tree) {
            case Leaf<T> leaf -> 1;
            case Fork<T> fork -> size(fork.left()) + size(fork.right());
        };
    }

    static <T> String show(Tree<T> tree) {
        return switch (tree) {
            case Leaf<T>(var value) -> "" + value;
            case Fork<T>(Leaf<T> left, var right) -> left.value() + "," + show(right);
            case Fork<T>(Fork<T> left, var right) -> "(" + show(left) + ")," + show(right);
            case Fork<T>(var left, var right) -> "?";
        };
    }

    public static void main(String[] args) {
        Shape all = new Group(new Circle(2), new Square(3), new Group(), new Group(new Square(-1), new Circle(1)));
        System.out.println(area(all));
        Tree<String> tree = new Fork<>(new Fork<>(new Leaf<>("a"), new Leaf<>("b")), new Leaf<>("c"));
        System.out.println(size(tree) + " " + show(tree));
        Tree<Integer> numbers = new Fork<>(new Leaf<>(1), new Fork<>(new Leaf<>(null), new Leaf<>(3)));
        System.out.println(size(numbers) + " " + show(numbers));
        System.out.println(area(new Group(new Square(5), null)));
    }
}
