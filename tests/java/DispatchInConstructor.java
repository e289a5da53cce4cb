// A constructor that calls an overridden method reaches the subclass before its fields are initialised.
class DispatchInConstructor {
    int seen;

    DispatchInConstructor() {
        seen = limit();
    }

    int limit() {
        return 1;
    }

    static void tooEarly() {
        DispatchInConstructor object = new DispatchInConstructorSub();
        assert object.seen == 0 && object.limit() == 9; //~ proved[assertion]
    }

    static void notTheInitialValue() {
        DispatchInConstructor object = new DispatchInConstructorSub();
        assert object.seen == 9; //~ refuted[assertion]
    }

    static void notTheOverridden() {
        DispatchInConstructor object = new DispatchInConstructorSub();
        assert object.seen == 1; //~ refuted[assertion]
    }
}

class DispatchInConstructorSub extends DispatchInConstructor {
    int bound = 9;

    int limit() {
        return bound;
    }
}
//~ obligations: 7
