// Static fields, methods, nested records and enums inside records; records inside interfaces and methods.
public class StaticMembersAndNesting {
    record Matrix(Row top, Row bottom) {
        static final Matrix IDENTITY = new Matrix(new Row(1, 0), new Row(0, 1));
        private static int products;

        record Row(long a, long b) {
            long dot(long x, long y) {
                return a * x + b * y;
            }

            Row times(Matrix m) {
                return new Row(dot(m.top.a, m.bottom.a), dot(m.top.b, m.bottom.b));
            }
        }

        static Matrix of(long... n) {
            return new Matrix(new Row(n[0], n[1]), new Row(n[2], n[3]));
        }

        Matrix times(Matrix other) {
            products++;
            return new Matrix(top.times(other), bottom.times(other));
        }

        Matrix power(int n) {
            if (n == 0) {
                return IDENTITY;
            }
            Matrix half = power(n / 2);
            Matrix square = half.times(half);
            return n % 2 == 0 ? square : square.times(this);
        }
    }

    interface Shape {
        record Circle(int radius) implements Shape {
            public Circle {
                counter[0]++;
            }
        }

        record Group(Shape... parts) implements Shape {
            int size() {
                int n = 1;
                for (Shape part : parts) {
                    n += part instanceof Group g ? g.size() : 1;
                }
                return n;
            }
        }

        int[] counter = {0};
    }

    public static void main(String[] args) {
        Matrix fib = Matrix.of(1, 1, 1, 0);
        System.out.println(fib.power(10));
        System.out.println(fib.power(90).top().b() + " " + Matrix.products);
        System.out.println(fib.power(0) == Matrix.IDENTITY);
        System.out.println(fib.times(Matrix.IDENTITY).equals(fib) + " " + fib.power(2).bottom().hashCode());
        Shape.Group group = new Shape.Group(new Shape.Circle(1), new Shape.Group(), new Shape.Group(new Shape.Circle(2), new Shape.Circle(2)));
        System.out.println(group.size() + " " + Shape.counter[0]);
        System.out.println(group.parts()[0] + " " + ((Shape.Group) group.parts()[2]).parts()[0].equals(new Shape.Circle(2)));
        System.out.println(fib.getClass().getName() + " " + fib.top().getClass().getSimpleName());
    }
}
