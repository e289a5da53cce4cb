// A nested class is not modelled; the methods of the outer class that do not use it are.
class NestedClass {
    int size;

    static class Inner { //~ skipped[not-supported]
        int value;
    }

    int grow() {
        size = size + 1;
        assert size != 0; //~ refuted[assertion]
        return size;
    }
}
