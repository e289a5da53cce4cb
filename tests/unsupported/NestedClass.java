// A nested class is not modelled, nor is the class around it; the classes beside it are.
class NestedClass {
    int size;

    static class Inner { //~ skipped[not-supported], skipped[not-supported], skipped[not-supported], skipped[not-supported]
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

    int ofNested(NestedClass nested) { //~ skipped[not-supported]
        return nested.grow();
    }
}
