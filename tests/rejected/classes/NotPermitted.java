// javac: compiler.err.cant.inherit.from.sealed
class NotPermitted {
    sealed interface Shape permits Circle {
    }

    record Circle(int radius) implements Shape {
    }

    record Square(int side) implements Shape { //~ error
    }
}
