// A constructor that calls an overridden method finds the fields of the subclass still empty.
class OverriddenInConstructor {
    public OverriddenInConstructor() {
        start();
    }

    void start() {
    }
}

class OverriddenInConstructorBelow extends OverriddenInConstructor {
    int x = 3;

    void start() {
        assert x == 0; //~ proved[assertion]
    }
}
//~ obligations: 2
