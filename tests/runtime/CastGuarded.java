// Casts that succeed: tested, to a superclass, of null, of a new object.
class CastGuarded {
    int weight;

    static int radius(CastGuarded shape) {
        if (shape instanceof CastGuardedCircle) {
            return ((CastGuardedCircle) shape).radius; //~ proved[class-cast]
        }
        return 0;
    }

    static int upward(CastGuardedCircle circle) {
        CastGuarded shape = (CastGuarded) circle;
        return shape.weight; //~ proved[null-dereference]
    }

    static CastGuardedCircle nothing() {
        Object none = null;
        return (CastGuardedCircle) none; //~ proved[class-cast]
    }

    static CastGuardedCircle made(boolean small) {
        CastGuarded shape = small ? new CastGuardedCircle() : new CastGuardedDisc();
        return (CastGuardedCircle) shape; //~ proved[class-cast]
    }
}

class CastGuardedCircle extends CastGuarded {
    int radius;
}

class CastGuardedDisc extends CastGuardedCircle {
}
//~ obligations: 5
