// What `finally` does on every way out: in order, on jumps, and with results that are already computed.
class FinallyOrder {
    static int trace;

    private static void mark(int digit) {
        trace = trace * 10 + digit;
    }

    private static int traced(int n) {
        trace = 0;
        try {
            mark(1);
            int inverse = 10 / n;
            mark(2);
            return inverse;
        } catch (ArithmeticException e) {
            mark(3);
            return 0;
        } finally {
            mark(4);
        }
    }

    static void order(int n) {
        traced(n);
        assert trace == (n == 0 ? 134 : 124);
    }

    static void orderWrong(int n) {
        traced(n);
        assert trace == 124; //~ refuted[assertion]
    }

    // The result is computed before `finally` runs: a local variable that changes there does not change it.
    private static int localKept(int n) {
        int local = n;
        try {
            return local;
        } finally {
            local = 99;
        }
    }

    static void keptLocal(int n) {
        assert localKept(n) == n;
    }

    static void keptLocalWrong(int n) {
        assert localKept(n) == 99; //~ refuted[assertion]
    }

    private static int[] elementChanged() {
        int[] numbers = {1};
        try {
            return numbers;
        } finally {
            numbers[0] = 99;
            numbers = new int[] {5};
        }
    }

    static void changedElement() {
        assert elementChanged()[0] == 99;
    }

    static void changedElementWrong() {
        assert elementChanged()[0] == 5; //~ refuted[assertion]
    }

    private static int swallowing(int[] numbers) {
        try {
            return numbers[3];
        } finally {
            return -1;
        }
    }

    static void swallowed(int[] numbers) {
        assert swallowing(numbers) == -1;
    }

    static void swallowedWrong(int[] numbers) {
        numbers = new int[] {1, 2, 3, 4};
        assert swallowing(numbers) == 4; //~ refuted[assertion]
    }

    private static void replacing(int n) {
        try {
            trace = 10 / n;
        } finally {
            throw new IllegalStateException();
        }
    }

    static void replaced(int n) {
        int way = 0;
        try {
            replacing(n);
        } catch (ArithmeticException e) {
            way = 1;
        } catch (IllegalStateException e) {
            way = 2;
        }
        assert way == 2;
    }

    static void replacedWrong(int n) {
        try {
            replacing(n);
        } catch (ArithmeticException e) {
            return;
        } catch (IllegalStateException e) {
            assert n != 0; //~ refuted[assertion]
        }
    }

    // A failure in `finally` replaces the exception that is on its way.
    static void failsInFinally(int n, int[] numbers) {
        int way = 0;
        try {
            try {
                trace = 10 / n;
            } finally {
                numbers[2] = 0;
            }
        } catch (ArithmeticException e) {
            way = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            way = 2;
        }
        assert way != 1 || n == 0 && numbers.length > 2;
        assert (way == 2) == (numbers.length <= 2);
    }

    static void failsInFinallyWrong(int n, int[] numbers) {
        int way = 0;
        try {
            try {
                trace = 10 / n;
            } finally {
                numbers[2] = 0;
            }
        } catch (ArithmeticException e) {
            way = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            way = 2;
        }
        assert n != 0 || way == 1; //~ refuted[assertion]
    }

    static void nested(int n) {
        trace = 0;
        try {
            try {
                mark(1);
                trace += 0 / n;
                mark(2);
            } finally {
                mark(3);
                try {
                    mark(4);
                } finally {
                    mark(5);
                }
            }
            mark(6);
        } catch (ArithmeticException e) {
            mark(7);
        } finally {
            mark(8);
        }
        assert trace == (n == 0 ? 134578 : 1234568);
    }

    static void nestedWrong(int n) {
        trace = 0;
        try {
            try {
                mark(1);
                trace += 0 / n;
            } finally {
                mark(3);
            }
            mark(6);
        } catch (ArithmeticException e) {
            mark(7);
        }
        assert trace == 136; //~ refuted[assertion]
    }

    private static int twice(int n) {
        try {
            try {
                return 10 / n;
            } finally {
                mark(1);
            }
        } finally {
            mark(2);
        }
    }

    static void returnsThroughTwo(int n) {
        trace = 0;
        int result = -1;
        try {
            result = twice(n);
        } catch (ArithmeticException e) {
            assert result == -1 && n == 0;
        }
        assert trace == 12;
    }

    // The failure behind a `finally` that does not stop it is still one.
    static int uncaughtBehind(int[] numbers) {
        trace = 1;
        try {
            return numbers[2]; //~ refuted[array-index]
        } finally {
            trace = 2;
        }
    }

    static int uncaughtInside(int[] numbers, int n) {
        try {
            return numbers[2];
        } catch (ArrayIndexOutOfBoundsException e) {
            return 0;
        } finally {
            trace = 10 / n; //~ refuted[division-by-zero]
        }
    }
}
//~ obligations: 35
