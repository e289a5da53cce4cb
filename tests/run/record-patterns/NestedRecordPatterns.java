// java: 21
// Nested record patterns in instanceof and switch; var, primitives and null components.
public class NestedRecordPatterns {
    record Point(int x, int y) { }

    record Line(Point from, Point to) { }

    record Named<T>(String name, T value) { }

    static String show(Object o) {
        if (o instanceof Line(Point(int a, int b), Point(var c, var d)) && a == c) {
            return "vertical " + Math.abs(b - d);
        }
        if (o instanceof Line(Point p, Point(int c, int d))) {
            return "line to " + (c + d) + " from " + p;
        }
        if (o instanceof Line(var p, var q)) {
            return "odd line " + p + " " + q;
        }
        if (!(o instanceof Named<?>(String name, var value))) {
            return "unknown";
        }
        return name + "=" + value;
    }

    static String deep(Object o) {
        return switch (o) {
            case Named<?>(var n, Named<?>(var m, Point(int x, int y))) when x > y -> n + m + (x - y);
            case Named<?>(var n, Named<?>(var m, Point p)) -> n + m + p.y();
            case Named<?>(var n, Named<?> inner) -> n + "(" + deep(inner) + ")";
            case Named<?>(var n, Integer i) -> n + "#" + (i + 1);
            case Named<?>(var n, String s) when n.equals(s) -> "same " + s;
            case Named<?>(var n, var any) -> n + "?" + any;
            default -> "none";
        };
    }

    public static void main(String[] args) {
        System.out.println(show(new Line(new Point(1, 2), new Point(1, 9))));
        System.out.println(show(new Line(new Point(1, 2), new Point(3, 4))));
        System.out.println(show(new Line(null, new Point(3, 4))));
        System.out.println(show(new Line(new Point(0, 0), null)));
        System.out.println(show(new Named<>("k", 5)));
        System.out.println(show(new Named<>(null, null)));
        System.out.println(show(null) + " " + show("s"));
        System.out.println(deep(new Named<>("a", new Named<>("b", new Point(5, 2)))));
        System.out.println(deep(new Named<>("a", new Named<>("b", new Point(2, 5)))));
        System.out.println(deep(new Named<>("a", new Named<>("b", 41))));
        System.out.println(deep(new Named<>("a", null)) + " " + deep(new Named<>("z", "z")));
        System.out.println(deep(new Named<>("a", new Named<>("b", new Named<>("c", 'd')))));
        System.out.println(deep(1));
    }
}
