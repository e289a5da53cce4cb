// javac: compiler.err.cant.apply.symbol
class ConstructorArguments {
    static class Point {
        final int x;
        final int y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }
    }

    static Point origin() {
        return new Point(0); //~ error
    }
}
