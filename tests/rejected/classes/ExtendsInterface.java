// javac: compiler.err.no.intf.expected.here
class ExtendsInterface {
    interface Shape {
        double area();
    }

    static class Circle extends Shape { //~ error
        public double area() {
            return 3;
        }
    }
}
