// An enumeration: its constants are objects.
enum EnumTypeColour {
    RED, GREEN
}

class EnumType {

    static boolean isRed(EnumTypeColour colour) {
        return colour == EnumTypeColour.RED;
    }

    static boolean isZero(int colour) {
        boolean zero = colour == 0;
        assert zero || colour != 0; //~ proved[assertion]
        return zero;
    }
}
//~ obligations: 1
