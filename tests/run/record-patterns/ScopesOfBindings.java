// java: 21
// Where the variables of record patterns are in scope; shadowing and reassignment.
public class ScopesOfBindings {
    record Point(int x, int y) { }

    record Box(Point low, Point high) { }

    int x = 1000;

    int inside(Object o) {
        if (!(o instanceof Point(int x, int y))) {
            return this.x + x;
        }
        return x * 10 + y + this.x;
    }

    static int loop(Object o) {
        int rounds = 0;
        while (!(o instanceof Point(int a, int b) && a == b)) {
            rounds++;
            o = o instanceof Point(int a, int b) ? new Point(Math.min(a, b) + 1, Math.max(a, b)) : new Point(0, 3);
        }
        return rounds;
    }

    static int sum(Object... objects) {
        int sum = 0;
        for (Object o : objects) {
            if (o instanceof Point(int x, var y) && x > 0 || o instanceof Box) {
                sum += o instanceof Box(Point(var a, var b), var high) ? a + b + high.x() : 1;
            }
        }
        return sum;
    }

    static boolean same(Object a, Object b) {
        return a instanceof Point(int p, int q) && b instanceof Point(int r, int s) && p == s && q == r;
    }

    public static void main(String[] args) {
        ScopesOfBindings object = new ScopesOfBindings();
        System.out.println(object.inside(new Point(3, 4)) + " " + object.inside("none"));
        System.out.println(loop("start") + " " + loop(new Point(2, 2)));
        System.out.println(sum(new Point(1, 1), new Point(0, 1), new Box(new Point(5, 6), new Point(7, 8)), "x"));
        System.out.println(same(new Point(1, 2), new Point(2, 1)) + " " + same(new Point(1, 2), new Point(1, 2)));
        Object o = new Point(8, 9);
        if (o instanceof Point(int a, int b)) {
            a += b;
            b = a++;
            System.out.println(a + " " + b + " " + o);
        }
        String text = switch (o) {
            case Point(int a, int b) when a > b -> "first";
            case Point(int b, int a) when a > b -> "second " + a + b;
            default -> "none";
        };
        System.out.println(text);
        Runnable r = o instanceof Point(int a, int b) ? () -> System.out.println(a * b) : () -> { };
        r.run();
        for (Object p = new Point(0, 0); p instanceof Point(int a, int b) && a < 3; p = new Point(a + 1, b + a)) {
            System.out.print(a + "/" + b + " ");
        }
        System.out.println();
    }
}
