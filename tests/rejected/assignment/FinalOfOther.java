// javac: compiler.err.cant.assign.val.to.final.var
class FinalOfOther {
    static class Point {
        final int x;

        Point(int x) {
            this.x = x;
        }
    }

    static void move(Point p) {
        p.x += 1; //~ error
    }
}
