// `null instanceof C` is false, and a test that succeeds rules null out.
class InstanceofNull {
    int value;
    InstanceofNull next;

    static void ofNull() {
        Object none = null;
        assert !(none instanceof InstanceofNull) && !(none instanceof Object); //~ proved[assertion]
        assert none instanceof Object; //~ refuted[assertion]
    }

    int successTellsNotNull() {
        return next instanceof InstanceofNull ? next.value : 0; //~ proved[null-dereference]
    }

    void failureTellsNull() {
        if (!(next instanceof InstanceofNull)) {
            assert next == null; //~ proved[assertion]
        }
    }

    static void subclasses(InstanceofNull object) {
        assert object instanceof InstanceofNull; //~ proved[assertion]
        assert new InstanceofNullSub() instanceof InstanceofNull; //~ proved[assertion]
        assert !(new InstanceofNull() instanceof InstanceofNullSub); //~ proved[assertion]
        assert !(object instanceof InstanceofNullSub); //~ refuted[assertion]
    }

    static void castOfNull() {
        InstanceofNullSub none = (InstanceofNullSub) (InstanceofNull) null;
        assert none == null; //~ proved[assertion]
    }
}

class InstanceofNullSub extends InstanceofNull {
}
//~ obligations: 9
