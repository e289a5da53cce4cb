// equals methods with patterns in a small hierarchy; symmetric and asymmetric definitions. Ends uncaught.
public class EqualsWithPatterns {
    static class Point {
        final int x, y;

        Point(int x, int y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Point p && p.canEqual(this) && x == p.x && y == p.y;
        }

        boolean canEqual(Object o) {
            return o instanceof Point;
        }

        @Override
        public int hashCode() {
            return 31 * x + y;
        }
    }

    static class Colored extends Point {
        final String color;

        Colored(int x, int y, String color) {
            super(x, y);
            this.color = color;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Colored c && super.equals(c) && color.equals(c.color);
        }

        @Override
        boolean canEqual(Object o) {
            return o instanceof Colored;
        }
    }

    static class Loose extends Point {
        Loose(int x, int y) {
            super(x, y);
        }

        @Override
        public boolean equals(Object o) {
            return !(o instanceof Point p) ? o instanceof String s && s.equals(x + "," + y) : p.x == x;
        }
    }

    static Object cast(Object o) {
        if (o instanceof Colored c) {
            return c.color;
        } else if (o instanceof Loose) {
            return ((Loose) o).x;
        }
        return ((Point) o).y;
    }

    public static void main(String[] args) {
        Object[] all = {new Point(1, 2), new Point(1, 2), new Colored(1, 2, "red"), new Colored(1, 2, "red"), new Colored(1, 2, "blue"), new Loose(1, 5), "1,5", null};
        for (Object a : all) {
            StringBuilder line = new StringBuilder();
            for (Object b : all) {
                line.append(a == null ? '0' : a.equals(b) ? '=' : '.');
            }
            System.out.println(line);
        }
        System.out.println(cast(all[2]) + " " + cast(all[5]) + " " + cast(all[0]));
        System.out.println(cast(all[6]));
    }
}
