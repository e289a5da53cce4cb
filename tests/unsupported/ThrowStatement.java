// `throw` is not modelled.
class ThrowStatement {

    static int checked(int x) {
        if (x < 0) {
            throw new IllegalArgumentException(); //~ skipped[not-supported]
        }
        return x;
    }

    static int unchecked(int x) {
        assert x >= 0; //~ refuted[assertion]
        return x;
    }
}
