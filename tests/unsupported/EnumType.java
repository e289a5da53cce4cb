// An enumeration beside a class: what uses it is skipped.
enum EnumTypeColour { //~ skipped[not-supported]
    RED, GREEN
}

class EnumType {

    static boolean isRed(EnumTypeColour colour) { //~ skipped[not-supported]
        return colour == EnumTypeColour.RED; //~ skipped[not-supported]
    }

    static boolean isZero(int colour) {
        boolean zero = colour == 0;
        assert zero || colour != 0; //~ proved[assertion]
        return zero;
    }
}
