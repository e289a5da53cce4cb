// javac: compiler.err.prob.found.req
class SiblingAssignment {
    interface Shape {
    }

    static final class Circle implements Shape {
    }

    static final class Square implements Shape {
    }

    static Circle round(Square square) {
        return square; //~ error
    }
}
