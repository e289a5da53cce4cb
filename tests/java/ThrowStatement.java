// `throw` is an ordinary exit: it is no obligation.
class ThrowStatement {

    static int checked(int x) {
        if (x < 0) {
            throw new IllegalArgumentException();
        }
        return x;
    }

    static int unchecked(int x) {
        assert x >= 0; //~ refuted[assertion]
        return x;
    }
}
//~ obligations: 2
