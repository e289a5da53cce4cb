// An interface that no class implements: who calls its methods is skipped.
interface InterfaceTypeArea {
    int area();
}

class InterfaceType {

    static int twice(InterfaceTypeArea shape) {
        return 2 * shape.area(); //~ skipped[not-supported]
    }

    static int square(int side) {
        assert side * side >= 0; //~ refuted[assertion]
        return side * side;
    }
}
//~ obligations: 2
