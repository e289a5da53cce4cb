// An `assert` is an obligation wherever it stands: a handler of `AssertionError` does not make a false one true.
class AssertInTry {
    static int field;

    static void caught(int n) {
        try {
            assert n != 3; //~ refuted[assertion]
        } catch (AssertionError e) {
            field = 1;
        }
    }

    static void caughtByThrowable(int[] numbers) {
        try {
            assert numbers.length > 2; //~ refuted[assertion]
            numbers[2] = 1;
        } catch (Throwable t) {
            field = 2;
        }
    }

    static void swallowedByFinally(int n) {
        while (true) {
            try {
                assert n > 0; //~ refuted[assertion]
            } finally {
                break;
            }
        }
    }

    private static void check(int n) {
        assert n % 2 == 0; //~ refuted[assertion]
    }

    static void caughtInCaller(int n) {
        try {
            check(n);
        } catch (AssertionError e) {
            field = 3;
        }
    }

    static void trueOnes(int n) {
        field = 0;
        try {
            assert n <= Integer.MAX_VALUE;
            field = 10 / n;
            assert n != 0;
        } catch (AssertionError e) {
            assert false;
        } catch (ArithmeticException e) {
            assert n == 0 && field == 0;
        }
    }

    static void inHandler(int n) {
        try {
            field = 10 / n;
        } catch (ArithmeticException e) {
            assert n == 0;
        } finally {
            assert n != 0 || n == 0;
        }
    }

    static void inHandlerWrong(int n) {
        try {
            field = 10 / n;
        } catch (ArithmeticException e) {
            try {
                assert n != 0; //~ refuted[assertion]
            } catch (AssertionError error) {
                field = 5;
            }
        }
    }

    static void inFinally(int n) {
        int done = 0;
        try {
            field = 10 / n;
            done = 1;
        } catch (ArithmeticException e) {
            done = 2;
        } finally {
            assert done == (n == 0 ? 2 : 1);
        }
    }

    // While an exception is on its way, `finally` runs, too.
    static void inFinallyWrong(int n) {
        int done = 0;
        try {
            if (n == 0) {
                throw new IllegalArgumentException();
            }
            done = 1;
        } finally {
            assert done == 1; //~ refuted[assertion]
        }
    }

    static void inFinallyOfDeclared(long n) throws ArithmeticException {
        int done = 0;
        try {
            Math.toIntExact(n);
            done = 1;
        } finally {
            assert done == 1; //~ refuted[assertion]
        }
    }

    private static void divide(int n) {
        int done = 0;
        try {
            field = 10 / n;
            done = 1;
        } finally {
            assert done == 1; //~ refuted[assertion]
        }
    }

    static void inFinallyOfCallee(int n) {
        try {
            divide(n);
        } catch (ArithmeticException e) {
            field = 0;
        }
    }

    // Thrown by the program, it is an exception as any other.
    static void thrownByHand(int n) {
        boolean isCaught = false;
        try {
            if (n == 5) {
                throw new AssertionError("five");
            }
        } catch (AssertionError e) {
            isCaught = true;
        }
        assert isCaught == (n == 5);
    }
}
//~ obligations: 22
