// The superclass is initialised first, and uses the subclass while nothing of that is set; but only if the subclass is used before it.
// No start state has a class in the middle of its initialisation.
class SuperclassInitializerLooksDown {
    static final int LENGTH = LooksDownChild.length();
}

class LooksDownChild extends SuperclassInitializerLooksDown {
    static final String TEXT = new String("abc");

    static int length() {
        return TEXT.length(); //~ FIXME-unknown[null-dereference]
    }
}
//~ obligations: 3
