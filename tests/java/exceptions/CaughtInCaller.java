// Implicit exceptions that a caller catches: through two levels, recursion, instances, interfaces, constructors and lambdas.
import java.util.function.IntUnaryOperator;

class CaughtInCaller {
    static int steps;

    private static int deep(int[] numbers, int index) {
        steps++;
        int number = numbers[index];
        steps++;
        return number;
    }

    private static int middle(int[] numbers, int index) {
        steps += 10;
        int number = deep(numbers, index);
        steps += 10;
        return number;
    }

    static void twoLevels(int[] numbers, int index) {
        steps = 0;
        try {
            middle(numbers, index);
        } catch (ArrayIndexOutOfBoundsException e) {
            assert steps == 11;
            assert index < 0 || index >= numbers.length;
            return;
        }
        assert steps == 22;
    }

    static void twoLevelsWrong(int[] numbers, int index) {
        steps = 0;
        try {
            middle(numbers, index);
        } catch (ArrayIndexOutOfBoundsException e) {
        }
        assert steps == 22; //~ refuted[assertion]
    }

    private static int down(int n) {
        steps++;
        return n == 0 ? 1 / n : down(n - 1); //~ FIXME-unknown[division-by-zero]
    }

    static void recursive() {
        steps = 0;
        try {
            down(3);
        } catch (ArithmeticException e) {
            assert steps == 4; //~ FIXME-unknown[assertion]
            return;
        }
        assert false; //~ FIXME-unknown[assertion]
    }

    static void recursiveWrong() {
        steps = 0;
        try {
            down(2);
        } catch (ArithmeticException e) {
            assert steps == 2; //~ refuted[assertion]
        }
    }
}

interface Source {
    int take(int n);
}

class Dividing implements Source {
    int taken;

    public int take(int n) {
        taken++;
        return 100 / n; //~ refuted[division-by-zero]
    }
}

class Indexing implements Source {
    private final int[] numbers = {4, 5};

    public int take(int n) {
        return numbers[n]; //~ refuted[array-index]
    }
}

class ThroughInterface {

    static void either(boolean isDividing, int n) {
        Source source = isDividing ? new Dividing() : new Indexing();
        try {
            source.take(n);
        } catch (ArithmeticException e) {
            assert isDividing && n == 0;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert !isDividing && (n < 0 || n > 1);
        }
    }

    static void eitherWrong(boolean isDividing, int n) {
        Source source = isDividing ? new Dividing() : new Indexing();
        try {
            source.take(n);
        } catch (ArrayIndexOutOfBoundsException e) {
            assert n > 1; //~ refuted[assertion]
        } catch (RuntimeException e) {
        }
    }

    static void counted(int n) {
        Dividing source = new Dividing();
        int result = -1;
        try {
            result = source.take(1);
            result = source.take(n);
            result = source.take(1);
        } catch (ArithmeticException e) {
            assert source.taken == 2 && result == 100;
            return;
        }
        assert source.taken == 3;
    }

    static void countedWrong(int n) {
        Dividing source = new Dividing();
        try {
            source.take(n);
            source.take(n);
        } catch (ArithmeticException e) {
            assert source.taken == 2; //~ refuted[assertion]
        }
    }
}

class Half {
    static int made;
    final int half;

    Half(int n) {
        made++;
        half = 10 / n;
        made++;
    }
}

class ThroughConstructor {

    static void made(int n) {
        Half.made = 0;
        Half half = null;
        try {
            half = new Half(n);
        } catch (ArithmeticException e) {
            assert half == null && Half.made == 1;
            return;
        }
        assert half != null && Half.made == 2;
    }

    static void madeWrong(int n) {
        Half half = null;
        try {
            half = new Half(n);
        } catch (ArithmeticException e) {
        }
        assert half != null; //~ refuted[assertion]
    }
}

class ThroughLambda {

    static void applied(int n) {
        int[] calls = {0};
        IntUnaryOperator invert = x -> {
            calls[0]++;
            return 100 / x;
        };
        int result = 0;
        try {
            result = invert.applyAsInt(n);
        } catch (ArithmeticException e) {
            assert n == 0 && result == 0;
        }
        assert calls[0] == 1;
    }

    static void appliedWrong(int n) {
        IntUnaryOperator invert = x -> 100 / x;
        boolean isCaught = false;
        try {
            invert.applyAsInt(n - 3);
        } catch (ArithmeticException e) {
            isCaught = true;
        }
        assert !isCaught; //~ refuted[assertion]
    }

    // The handler is where the lambda is made, not where it is called.
    static int madeInside(int n) {
        IntUnaryOperator invert;
        try {
            invert = x -> 100 / x; //~ refuted[division-by-zero]
        } catch (ArithmeticException e) {
            return 0;
        }
        return invert.applyAsInt(n);
    }
}
//~ obligations: 47
