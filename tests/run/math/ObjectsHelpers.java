// java.util.Objects and the methods of boxes that small programs use.
import java.util.Objects;

public class ObjectsHelpers {
    static class Point {
        final int x;
        final Integer y;

        Point(int x, Integer y) {
            this.x = x;
            this.y = y;
        }

        @Override
        public boolean equals(Object o) {
            return o instanceof Point p && x == p.x && Objects.equals(y, p.y);
        }

        @Override
        public int hashCode() {
            return Objects.hash(x, y);
        }

        @Override
        public String toString() {
            return x + "/" + Objects.requireNonNullElse(y, -1);
        }
    }

    static void attempt(Runnable action) {
        try {
            action.run();
        } catch (NullPointerException e) {
            System.out.println("null: " + e.getMessage());
        } catch (IndexOutOfBoundsException e) {
            System.out.println("index");
        }
    }

    public static void main(String[] args) {
        Point a = new Point(1, 2);
        Point b = new Point(1, 2);
        Point c = new Point(1, null);
        System.out.println(a.equals(b) + " " + a.equals(c) + " " + c.equals(new Point(1, null)) + " " + a.equals(null));
        System.out.println(a.hashCode() + " " + c.hashCode() + " " + (a.hashCode() == b.hashCode()));
        System.out.println(a + " " + c);
        System.out.println(Objects.equals(null, null) + " " + Objects.equals(1, 1L) + " " + Objects.equals("a", "a"));
        System.out.println(Objects.hashCode(null) + " " + Objects.hashCode("a") + " " + Objects.hash() + " "
            + Objects.hash("a", 1, null, 2.5, 'c', true));
        System.out.println(Objects.toString(null) + " " + Objects.toString(null, "default"));
        System.out.println(Objects.isNull(null) + " " + Objects.nonNull(null));
        System.out.println(Objects.requireNonNull("present") + " " + Objects.requireNonNullElse(null, "other"));
        attempt(() -> Objects.requireNonNull(null, "must be there"));
        attempt(() -> Objects.requireNonNull(null, () -> "supplied " + 1));
        attempt(() -> System.out.println(Objects.checkIndex(2, 3)));
        attempt(() -> Objects.checkIndex(3, 3));
        System.out.println(Objects.compare(3, 5, Integer::compare));
        Number[] numbers = {(byte) 300, (short) 70000, 1 << 20, 1L << 33, 1.9f, -2.9};
        for (Number n : numbers) {
            System.out.print(n.intValue() + " " + n.longValue() + " " + n.doubleValue() + " " + n.byteValue() + "; ");
        }
        System.out.println();
    }
}
