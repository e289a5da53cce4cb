// Local classes that extend local classes, each with captures of its own, and call one another.
public class LocalInheritance {
    static String log = "";

    static int run(int a) {
        int b = a + 1;
        abstract class Shape {
            int size = b;

            int area() {
                return size * a;
            }

            abstract String name();

            @Override
            public String toString() {
                return name() + "=" + area();
            }
        }
        int c = b * 10;
        class Square extends Shape {
            Square() {
                size += c;
            }

            String name() {
                return "square" + c;
            }
        }
        class Big extends Square {
            final int factor;

            Big(int factor) {
                this.factor = factor;
                size *= factor;
            }

            @Override
            int area() {
                return super.area() + c + a;
            }

            @Override
            String name() {
                return "big " + super.name();
            }
        }
        Shape[] shapes = {new Square(), new Big(2), new Big(3) {
            @Override
            String name() {
                return "anonymous " + super.name() + a;
            }
        }};
        int sum = 0;
        for (Shape shape : shapes) {
            System.out.println(shape);
            log += shape.name().charAt(0);
            sum += shape.area();
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(run(2));
        System.out.println(run(-1));
        System.out.println(log);
    }
}
