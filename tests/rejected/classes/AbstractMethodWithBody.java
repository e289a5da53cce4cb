// javac: compiler.err.abstract.meth.cant.have.body
class AbstractMethodWithBody {
    abstract static class Shape {
        abstract double area() { //~ error
            return 0;
        }
    }
}
