// Resources whose `close` fails by an implicit exception.
class FailingClose {
    static int trace;

    static class Pipe implements AutoCloseable {
        final int number;

        Pipe(int number) {
            this.number = number;
        }

        @Override
        public void close() {
            trace = trace * 10 + number;
            trace += 0 / (number - 5); //~ refuted[division-by-zero], refuted[division-by-zero]
        }
    }

    static void othersAreClosed() {
        trace = 0;
        try (Pipe first = new Pipe(1); Pipe second = new Pipe(5)) {
            trace = 9;
        } catch (ArithmeticException e) {
            assert trace == 951;
            return;
        }
        assert false;
    }

    static void othersAreClosedWrong() {
        trace = 0;
        try (Pipe first = new Pipe(1); Pipe second = new Pipe(5)) {
            trace = 9;
        } catch (ArithmeticException e) {
            assert trace == 95; //~ refuted[assertion]
        }
    }

    // The handler does not know whether the body or `close` failed.
    static void eitherFails(int n) {
        try (Pipe pipe = new Pipe(n)) {
            int inverse = 10 / n;
        } catch (ArithmeticException e) {
            assert n == 0 || n == 5;
        }
    }

    static void eitherFailsWrong(int n) {
        try (Pipe pipe = new Pipe(n)) {
            int inverse = 10 / n;
        } catch (ArithmeticException e) {
            assert n == 0; //~ refuted[assertion]
        }
    }

    static void bothFail(int[] numbers) {
        try (Pipe pipe = new Pipe(5)) {
            numbers[3] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert numbers.length <= 3;
            assert e.getSuppressed().length == 1; //~ FIXME-unknown[assertion]
        } catch (ArithmeticException e) {
            assert numbers.length > 3;
        }
    }

    static void bothFailWrong(int[] numbers) {
        try (Pipe pipe = new Pipe(5)) {
            numbers[3] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert e.getSuppressed().length == 0; //~ refuted[assertion]
        } catch (ArithmeticException e) {
        }
    }

    static int notCaught(int n) {
        try (Pipe pipe = new Pipe(n)) {
            return 1;
        }
    }

    static void seenOutside(int n) {
        Pipe kept = null;
        try {
            try (Pipe pipe = new Pipe(n)) {
                kept = pipe;
                trace = 7;
            }
        } catch (ArithmeticException e) {
            assert kept != null && kept.number == 5 && trace == 75;
        }
    }

    static void seenOutsideWrong(int n) {
        try {
            try (Pipe pipe = new Pipe(n)) {
                trace = 7;
            } finally {
                trace = 8;
            }
        } catch (ArithmeticException e) {
            assert trace == 75; //~ refuted[assertion]
        }
    }
}
//~ obligations: 79
