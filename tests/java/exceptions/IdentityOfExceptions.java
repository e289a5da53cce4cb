// Which object is caught: the one that was thrown, and a new one for each implicit exception.
class IdentityOfExceptions {
    static int field;

    static void thrownIsCaught(int n) {
        RuntimeException first = new IllegalStateException();
        RuntimeException second = new IllegalStateException();
        try {
            throw n > 0 ? first : second;
        } catch (RuntimeException e) {
            assert e == (n > 0 ? first : second);
        }
    }

    static void thrownIsCaughtWrong(int n) {
        RuntimeException first = new IllegalStateException();
        RuntimeException second = new IllegalStateException();
        try {
            throw n > 0 ? first : second;
        } catch (RuntimeException e) {
            assert e == first; //~ refuted[assertion]
        }
    }

    // The variable of a clause may be assigned; what it has then is thrown.
    static void assigned(int n) {
        RuntimeException other = new IllegalStateException();
        try {
            try {
                field = 10 / n;
            } catch (RuntimeException e) {
                e = other;
                throw e;
            }
        } catch (RuntimeException e) {
            assert e == other && n == 0;
        }
    }

    static void assignedWrong(int n) {
        RuntimeException other = new IllegalStateException();
        try {
            try {
                field = 10 / n;
            } catch (RuntimeException e) {
                e = other;
                throw e;
            }
        } catch (RuntimeException e) {
            assert e instanceof ArithmeticException; //~ refuted[assertion]
        }
    }

    static void notThatOfArgument(int n, Object thing) {
        try {
            field = 10 / n;
        } catch (ArithmeticException e) {
            assert e != thing; //~ FIXME-unknown[assertion]
        }
    }

    // What Java makes itself has no cause and nothing suppressed.
    static void bare(int n) {
        try {
            field = 10 / n;
        } catch (ArithmeticException e) {
            assert e.getCause() == null; //~ FIXME-unknown[assertion]
            assert e.getSuppressed().length == 0; //~ FIXME-unknown[assertion]
        }
    }

    static void bareWrong(int n) {
        try {
            field = 10 / n;
        } catch (ArithmeticException e) {
            assert e.getCause() != null; //~ refuted[assertion]
        }
    }

    static void exactClass(int[] numbers, int index) {
        try {
            numbers[index]++;
        } catch (RuntimeException e) {
            assert e.getClass() == ArrayIndexOutOfBoundsException.class;
        }
    }

    static void exactClassWrong(int[] numbers, int index) {
        try {
            numbers[index]++;
        } catch (IndexOutOfBoundsException e) {
            assert e.getClass() == IndexOutOfBoundsException.class; //~ refuted[assertion]
        }
    }

    static void causes() {
        Exception cause = new Exception("inner");
        RuntimeException outer = new RuntimeException(cause);
        assert outer.getCause() == cause && cause.getCause() == null;
        RuntimeException late = new RuntimeException("late");
        late.initCause(cause);
        boolean isRefused = false;
        try {
            late.initCause(outer);
        } catch (IllegalStateException e) {
            isRefused = true;
        }
        assert isRefused && late.getCause() == cause;
    }

    static void suppressesItself() {
        RuntimeException own = new RuntimeException();
        boolean isRefused = false;
        try {
            own.addSuppressed(own);
        } catch (IllegalArgumentException e) {
            isRefused = true;
        }
        own.addSuppressed(new Error());
        assert isRefused && own.getSuppressed().length == 1;
    }

    static void suppressesNull() {
        RuntimeException own = new RuntimeException();
        own.addSuppressed(null); //~ refuted[null-argument]
    }
}
//~ obligations: 43
