// An interface that no class implements: nothing is known of what its methods do.
interface InterfaceTypeArea {
    int area();
}

class InterfaceType {

    static int twice(InterfaceTypeArea shape) {
        return 2 * shape.area(); //~ unknown[unknown-effect]
    }

    static int square(int side) {
        assert side * side >= 0; //~ refuted[assertion]
        return side * side;
    }
}
//~ obligations: 3
