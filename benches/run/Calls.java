/** Loops within loops that call methods: a static one, a private one, one by dispatch. */
public class Calls {
    interface Shape {
        int area(int scale);
    }

    record Square(int side) implements Shape {
        public int area(int scale) {
            return side * side * scale;
        }
    }

    record Strip(int width, int height) implements Shape {
        public int area(int scale) {
            return width * height * scale;
        }
    }

    private int total;

    private void add(int value) {
        total += value;
    }

    static int mix(int a, int b) {
        return (a ^ b) * 17;
    }

    public static void main(String[] args) {
        Calls calls = new Calls();
        Shape[] shapes = {new Square(3), new Strip(2, 5), new Square(7)};
        for (int i = 0; i < 1000; i++) {
            for (int j = 0; j < 1000; j++) {
                calls.add(mix(i, j));
                calls.add(shapes[j % 3].area(i));
            }
        }
        System.out.println(calls.total);
    }
}
