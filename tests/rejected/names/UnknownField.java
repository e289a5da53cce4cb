// javac: compiler.err.cant.resolve.location
class UnknownField {
    static class Point {
        int x;
        int y;
    }

    static int sum(Point p) {
        return p.x + p.y + p.z; //~ error
    }
}
