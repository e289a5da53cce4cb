// javac: compiler.err.invalid.permits.clause
class PermitsUnrelated {
    sealed interface Shape permits Circle, Text { //~ error
    }

    record Circle(int radius) implements Shape {
    }

    record Text(String value) {
    }
}
