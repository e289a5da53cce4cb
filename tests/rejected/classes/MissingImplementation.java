// javac: compiler.err.does.not.override.abstract
class MissingImplementation {
    interface Shape {
        double area();

        double perimeter();
    }

    static class Square implements Shape { //~ error
        private final double side;

        Square(double side) {
            this.side = side;
        }

        public double area() {
            return side * side;
        }
    }
}
