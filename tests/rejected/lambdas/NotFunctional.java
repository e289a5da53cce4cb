// javac: compiler.err.prob.found.req
class NotFunctional {
    interface Shape {
        double area();

        double perimeter();
    }

    static Shape unit() {
        return () -> 1.0; //~ error
    }
}
