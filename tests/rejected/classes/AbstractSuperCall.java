// javac: compiler.err.abstract.cant.be.accessed.directly
class AbstractSuperCall {
    abstract static class Shape {
        abstract int sides();
    }

    static class Square extends Shape {
        int sides() {
            return super.sides() + 4; //~ error
        }
    }
}
