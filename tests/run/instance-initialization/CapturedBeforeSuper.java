// Captured variables and the enclosing instance of an inner class are there even while the super constructor runs.
public class CapturedBeforeSuper {
    private final String owner;

    CapturedBeforeSuper(String owner) {
        this.owner = owner;
    }

    static abstract class Shape {
        Shape() {
            System.out.println("constructing " + name());
        }

        abstract String name();
    }

    class Square extends Shape {
        int side = 4;

        @Override
        String name() {
            return owner + "'s square of " + side;
        }
    }

    Shape local(int size) {
        String kind = "local" + size;
        class Round extends Shape {
            int radius = size;

            @Override
            String name() {
                return owner + " " + kind + " size " + size + " radius " + radius;
            }
        }
        return new Round();
    }

    Shape anonymous(final char mark) {
        return new Shape() {
            char own = mark;

            @Override
            String name() {
                return owner + " " + mark + " " + (own == mark ? "same" : "unset");
            }
        };
    }

    public static void main(String[] args) {
        CapturedBeforeSuper maker = new CapturedBeforeSuper("Ada");
        Shape[] shapes = {maker.new Square(), maker.local(7), maker.anonymous('#')};
        for (Shape shape : shapes) {
            System.out.println("later " + shape.name());
        }
    }
}
