// javac: compiler.err.abstract.cant.be.instantiated
class AbstractInstantiated {
    abstract static class Shape {
        abstract double area();
    }

    static double unit() {
        Shape shape = new Shape(); //~ error
        return shape.area();
    }
}
