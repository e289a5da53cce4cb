// An interface beside classes: what uses it is skipped.
interface InterfaceTypeArea { //~ skipped[not-supported]
    int area();
}

class InterfaceType {

    static int twice(InterfaceTypeArea shape) { //~ skipped[not-supported]
        return 2 * shape.area();
    }

    static int square(int side) {
        assert side * side >= 0; //~ refuted[assertion]
        return side * side;
    }
}
