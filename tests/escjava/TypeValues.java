// Ghosts whose values are types.
class TypeValues {
    //@ ghost public \TYPE kind
    Object held;
    //@ invariant held == null || \typeof(held) <: kind

    TypeValues() { //~ proved[class-invariant]
        held = null;
    }

    //@ requires x != null
    void hold(Object x) { //~ proved[class-invariant]
        held = x;
        //@ set kind = \typeof(x)
    }

    //@ requires x != null
    void holdAnything(Object x) { //~ unknown[class-invariant]
        held = x;
    }

    //@ requires kind == \type(String)
    String text() {
        return (String) held; //~ proved[class-cast]
    }

    //@ requires kind == \type(Object)
    String wrongText() {
        return (String) held; //~ unknown[class-cast]
    }
}
