// Casts that can fail: to a sibling, to a subclass, after the wrong test, of an array element.
class CastToSibling {

    static int side(CastToSibling shape) {
        return ((CastToSiblingSquare) shape).side; //~ refuted[class-cast]
    }

    static int exclude(CastToSibling shape) {
        if (shape instanceof CastToSiblingTriangle) {
            return 0;
        }
        return ((CastToSiblingSquare) shape).side; //~ refuted[class-cast]
    }

    static int subclass(Object any) {
        if (any instanceof CastToSibling) {
            return ((CastToSiblingTriangle) any).base; //~ refuted[class-cast]
        }
        return 0;
    }

    static int element(Object[] all) {
        if (all.length == 0) return 0;
        CastToSiblingSquare square = (CastToSiblingSquare) all[0]; //~ refuted[class-cast]
        return square.side;
    }
}

class CastToSiblingSquare extends CastToSibling {
    int side;
}

class CastToSiblingTriangle extends CastToSibling {
    int base;
}
//~ obligations: 11
