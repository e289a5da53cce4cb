// `instanceof` guards a cast, and null a field.
class GuardOfCast {
    static class Shape {
        /*@ nullable @*/ Shape inner;
    }

    static class Square extends Shape {
        int side;
    }

    //@ ensures \result ==> shape instanceof Square && ((Square) shape).side > 0;
    //@ ensures shape.inner != null ==> shape.inner.inner == shape.inner.inner;
    //@ assignable \nothing;
    static boolean isRealSquare(Shape shape) {
        return shape instanceof Square && ((Square) shape).side > 0;
    }
}
//~ obligations: 5
