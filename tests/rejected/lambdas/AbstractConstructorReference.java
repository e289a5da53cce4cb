// javac: compiler.err.abstract.cant.be.instantiated
import java.util.function.Supplier;

class AbstractConstructorReference {
    abstract static class Shape {
        int sides;
    }

    static Supplier<Shape> shapes() {
        return Shape::new; //~ error
    }
}
