// Which clause catches: the first that fits, by the class that the exception really has.
class WhichClause {

    static class Base extends RuntimeException {
    }

    static class Derived extends Base {
    }

    static class Sibling extends Base {
    }

    static class Plain extends Exception {
    }

    private static void raise(int kind) throws Plain {
        switch (kind) {
            case 0: throw new Base();
            case 1: throw new Derived();
            case 2: throw new Sibling();
            case 3: throw new Plain();
            default:
        }
    }

    static void inOrder(int kind) {
        int clause = 0;
        try {
            raise(kind);
        } catch (Derived e) {
            clause = 1;
        } catch (Base e) {
            clause = 2;
        } catch (Plain e) {
            clause = 3;
        }
        assert (kind == 1) == (clause == 1);
        assert (kind == 0 || kind == 2) == (clause == 2);
        assert (kind == 3) == (clause == 3);
    }

    static void inOrderWrong(int kind) {
        try {
            raise(kind);
        } catch (Sibling e) {
            assert kind == 2;
        } catch (Base e) {
            assert kind == 0; //~ refuted[assertion]
        } catch (Exception e) {
            assert kind == 3;
        }
    }

    static void several(int kind) {
        try {
            raise(kind);
        } catch (Derived | Sibling e) {
            assert kind == 1 || kind == 2;
            assert e instanceof Base;
            return;
        } catch (Exception e) {
            assert kind == 0 || kind == 3;
            return;
        }
        assert kind < 0 || kind > 3;
    }

    static void severalWrong(int kind) {
        try {
            raise(kind);
        } catch (Derived | Plain e) {
            assert e instanceof Plain; //~ refuted[assertion]
        } catch (Base e) {
        }
    }

    // The class of the object decides, not that of the variable.
    static void byRealClass(boolean isDerived) {
        Base thrown = isDerived ? new Derived() : new Sibling();
        try {
            throw thrown;
        } catch (Derived e) {
            assert isDerived && e == thrown;
        } catch (Base e) {
            assert !isDerived && e == thrown;
        }
    }

    static void byRealClassWrong(boolean isDerived) {
        RuntimeException thrown = isDerived ? new Derived() : new Base();
        try {
            throw thrown;
        } catch (Derived e) {
            assert !isDerived; //~ refuted[assertion]
        } catch (RuntimeException e) {
        }
    }

    // Only one clause runs: what a handler throws is not caught by those below it.
    static void handlerThrows(int n) {
        int caught = 0;
        try {
            try {
                n = 10 / n;
            } catch (ArithmeticException e) {
                caught += 1;
                throw new IllegalStateException();
            } catch (RuntimeException e) {
                caught += 10;
            }
        } catch (IllegalStateException e) {
            caught += 100;
        }
        assert caught == 0 || caught == 101;
    }

    static void handlerThrowsWrong(int n) {
        int caught = 0;
        try {
            try {
                n = 10 / n;
            } catch (ArithmeticException e) {
                caught += 1;
                throw new IllegalStateException();
            } catch (RuntimeException e) {
                caught += 10;
            }
        } catch (RuntimeException e) {
            caught += 100;
        }
        assert caught != 101; //~ refuted[assertion]
    }

    static void nested(int[] numbers, int index, int divisor) {
        int inner = 0;
        int outer = 0;
        try {
            try {
                numbers[index] = 10 / divisor;
            } catch (ArrayIndexOutOfBoundsException e) {
                inner = 1;
            }
        } catch (ArithmeticException e) {
            outer = 1;
        }
        assert outer == (divisor == 0 ? 1 : 0);
        assert inner == 0 || divisor != 0;
    }

    static void nestedWrong(int[] numbers, int index, int divisor) {
        boolean isInner = false;
        try {
            try {
                numbers[index] = 10 / divisor;
            } catch (ArrayIndexOutOfBoundsException e) {
                isInner = true;
            }
        } catch (ArithmeticException e) {
            assert 0 <= index && index < numbers.length; //~ refuted[assertion]
        }
        assert !isInner || divisor != 0;
    }

    static void everything(int[] numbers, Object thing) {
        int way = 0;
        try {
            way = 1;
            numbers[0] = 1;
            way = 2;
            String text = (String) thing;
            way = 3;
        } catch (Throwable t) {
            assert way == 1 && numbers.length == 0 || way == 2 && !(thing instanceof String);
            assert t instanceof RuntimeException;
            assert (t instanceof ClassCastException) == (way == 2);
            return;
        }
        assert way == 3;
    }

    static void everythingWrong(int[] numbers, Object thing) {
        try {
            numbers[0] = 1;
            String text = (String) thing;
        } catch (Throwable t) {
            assert t instanceof ClassCastException; //~ refuted[assertion]
        }
    }

    // An `Error` is no `Exception`.
    static void errorPasses(boolean isError) {
        int caught = 0;
        try {
            try {
                if (isError) {
                    throw new AssertionError();
                }
                throw new IllegalStateException();
            } catch (Exception e) {
                caught = 1;
            }
        } catch (Error e) {
            caught = 2;
        }
        assert caught == (isError ? 2 : 1);
    }
}
//~ obligations: 40
