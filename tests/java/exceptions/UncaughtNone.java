// By default a method may refuse its arguments, and whoever calls it passes that on.
class UncaughtNone {

    static int checked(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return n;
    }

    static int passedOn(int n) {
        int same = checked(n);
        assert same >= 0;
        return same;
    }
}
//~ obligations: 2
