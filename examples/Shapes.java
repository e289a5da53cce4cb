// expected: exit 0
/** Dispatch over the known classes, casts guarded by `instanceof`. */
abstract class Shape {
    abstract int corners();

    static int count(Shape[] shapes) {
        int total = 0;
        for (Shape shape : shapes) {
            int corners = shape.corners();
            assert corners == 3 || corners == 4;
            total += corners;
        }
        return total;
    }

    static int width(Shape shape) {
        if (shape instanceof Square) {
            return ((Square) shape).side;
        }
        return 0;
    }
}

class Triangle extends Shape {
    int corners() {
        return 3;
    }
}

class Square extends Shape {
    int side;

    Square(int side) {
        this.side = side;
    }

    int corners() {
        return 4;
    }
}
