// What a called method throws is a failure of the caller, what the method throws itself is none.
//~ options: --uncaught callees
class UncaughtCallees {

    static int checked(int n) {
        if (n < 0) {
            throw new IllegalArgumentException();
        }
        return n;
    }

    static int tested(int n) {
        return n < 0 ? 0 : checked(n);
    }
}

class RunsIntoCheck {

    static int positive(int n) {
        if (n <= 0) {
            throw new IllegalArgumentException(); //~ refuted[uncaught-exception]
        }
        return n;
    }

    static int passedOn(int n) {
        return positive(n);
    }
}

class CatchesSibling {

    static int even(int n) {
        if (n % 2 != 0) {
            throw new IllegalArgumentException(); //~ refuted[uncaught-exception]
        }
        return n;
    }

    static int half(int n) {
        try {
            return even(n) / 2;
        } catch (IllegalStateException e) {
            return 0;
        }
    }
}

class CatchesIt {

    static int even(int n) {
        if (n % 2 != 0) {
            throw new IllegalArgumentException();
        }
        return n;
    }

    static int half(int n) {
        try {
            return even(n) / 2;
        } catch (IllegalArgumentException e) {
            return 0;
        }
    }

    static int declared(int n) throws IllegalArgumentException {
        return even(n);
    }
}
//~ obligations: 10
