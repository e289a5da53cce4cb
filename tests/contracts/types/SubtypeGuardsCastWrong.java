// Not every shape is a square.
class SubtypeGuardsCastWrong {
    static class Shape {
    }

    static class Square extends Shape {
        int side;
    }

    //@ requires \typeof(shape) <: \type(Square);
    //@ assignable \nothing;
    static int side(Shape shape) {
        return ((Square) shape).side;
    }

    static void use(Shape shape) {
        side(shape);      //~ refuted[precondition]
    }
}
//~ obligations: 5
