// javac: compiler.err.method.does.not.override.superclass
class OverridesNothing {
    static class Point {
        int x;

        @Override //~ error
        public boolean equals(Point other) {
            return other.x == x;
        }
    }
}
