// The constructor of the superclass runs a method of the subclass, whose field is not set.
class OverriddenInConstructor {
    OverriddenInConstructor() {
        prepare();
    }

    //@ requires true;
    //@ ensures true;
    void prepare() {
    }
}

class OverriddenChild extends OverriddenInConstructor {
    final StringBuilder text = new StringBuilder();

    @Override
    void prepare() {
        assert text != null; //~ refuted[assertion]
    }
}
//~ obligations: 6
