// javac: compiler.err.intf.expected.here
class ImplementsClass {
    static class Shape {
        double area() {
            return 0;
        }
    }

    static class Circle implements Shape { //~ error
        double radius;
    }
}
