// Not every shape is a square.
class CastInPrecondition {
    static class Shape {
    }

    static class Square extends Shape {
        int side;
    }

    //@ requires ((Square) shape).side >= 0 || true;      //~ refuted[ill-defined-specification]
    //@ ensures \result == 1;
    //@ assignable \nothing;
    static int count(Shape shape) {
        return 1;
    }
}
//~ obligations: 3
