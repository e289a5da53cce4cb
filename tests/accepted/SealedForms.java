// javac: accepts
class SealedForms {
    sealed interface Shape permits Circle, Polygon, Unknown {
    }

    record Circle(double radius) implements Shape {
    }

    static abstract sealed class Polygon implements Shape {
        abstract int sides();
    }

    static final class Triangle extends Polygon {
        @Override
        int sides() {
            return 3;
        }
    }

    static non-sealed class Other extends Polygon {
        @Override
        int sides() {
            return 5;
        }
    }

    static class Hexagon extends Other {
        @Override
        int sides() {
            return 6;
        }
    }

    enum Unknown implements Shape {
        UNKNOWN
    }

    sealed interface Implicit {
        record One() implements Implicit {
        }

        final class Two implements Implicit {
        }
    }

    static int sides(Shape shape) {
        if (shape instanceof Polygon p && p.sides() > 0) {
            return p.sides();
        }
        if (!(shape instanceof Circle c)) {
            return -1;
        }
        return c.radius() > 0 ? 0 : 1;
    }
}
