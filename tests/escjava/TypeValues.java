// Ghosts whose values are types.
class TypeValues {
    //@ ghost public \TYPE kind
    /*@ nullable */ Object held;
    //@ invariant held == null || \typeof(held) <: kind

    TypeValues() { //~ proved[class-invariant]
        held = null;
    }

    //@ requires x != null
    void hold(Object x) { //~ FIXME-unknown[class-invariant]
        held = x;
        //@ set kind = \typeof(x)
    }

    //@ requires x != null
    void holdAnything(Object x) { //~ unknown[class-invariant]
        held = x;
    }

    //@ requires kind == \type(String)
    /*@ nullable */ String text() {
        return (String) held; //~ FIXME-unknown[class-cast]
    }

    //@ requires kind == \type(Object)
    /*@ nullable */ String wrongText() {
        return (String) held; //~ unknown[class-cast]
    }
}
//~ obligations: 5
