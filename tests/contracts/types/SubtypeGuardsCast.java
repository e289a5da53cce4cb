// A precondition on the type makes a cast safe.
class SubtypeGuardsCast {
    static class Shape {
    }

    static class Square extends Shape {
        int side;
    }

    //@ requires \typeof(shape) <: \type(Square);
    //@ ensures \result == ((Square) shape).side;
    //@ assignable \nothing;
    static int side(Shape shape) {
        return ((Square) shape).side;
    }

    static void use(Square square) {
        int side = side(square);
        assert side == square.side;
    }
}
//~ obligations: 8
