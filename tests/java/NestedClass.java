// Nested classes are classes like any other.
class NestedClass {
    int size;

    static class Inner {
        int value;
    }

    int grow() {
        size = size + 1;
        return size;
    }
}

class NestedClassOther {
    int size;

    int grow() {
        size = size + 1;
        assert size != 0; //~ refuted[assertion]
        return size;
    }

    int ofNested(NestedClass nested) {
        return nested.grow();
    }
}
//~ obligations: 2
