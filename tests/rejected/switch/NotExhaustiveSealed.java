// javac: compiler.err.not.exhaustive release 21
class NotExhaustiveSealed {
    sealed interface Shape permits Circle, Square {}

    record Circle(double radius) implements Shape {}

    record Square(double side) implements Shape {}

    static double area(Shape shape) {
        return switch (shape) { //~ error
            case Circle c -> 3 * c.radius() * c.radius();
        };
    }
}
