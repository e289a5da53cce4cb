// `try` with resources: when they are closed, in which order, and what becomes of exceptions in the body and in `close`.
class Resources {
    static int trace;

    private static void mark(int digit) {
        trace = trace * 10 + digit;
    }

    static class Door implements AutoCloseable {
        final int number;
        final boolean isStuck;

        Door(int number, boolean isStuck) {
            this.number = number;
            this.isStuck = isStuck;
        }

        @Override
        public void close() {
            mark(number);
            if (isStuck) {
                throw new IllegalStateException();
            }
        }
    }

    static void reverseOrder() {
        trace = 0;
        try (Door first = new Door(1, false); Door second = new Door(2, false)) {
            mark(7);
        }
        assert trace == 721;
    }

    static void reverseOrderWrong() {
        trace = 0;
        try (Door first = new Door(1, false); Door second = new Door(2, false)) {
            mark(7);
        }
        assert trace == 712; //~ refuted[assertion]
    }

    static void beforeHandlers(int n) {
        trace = 0;
        try (Door door = new Door(1, false)) {
            trace = 10 / n * 0;
        } catch (ArithmeticException e) {
            assert trace == 1;
            mark(8);
        } finally {
            mark(9);
        }
        assert trace == (n == 0 ? 189 : 19);
    }

    static void beforeHandlersWrong(int n) {
        trace = 0;
        try (Door door = new Door(1, false)) {
            trace = 10 / n;
        } catch (ArithmeticException e) {
            assert trace == 0; //~ refuted[assertion]
        }
    }

    static void nothingToClose(boolean isThere) {
        trace = 0;
        try (Door door = isThere ? new Door(1, false) : null) {
            mark(5);
        }
        assert trace == (isThere ? 51 : 5);
    }

    static void nothingToCloseWrong(boolean isThere) {
        trace = 0;
        try (Door door = isThere ? new Door(1, false) : null) {
            mark(5);
        }
        assert trace == 51; //~ refuted[assertion]
    }

    static void onlyCloseFails(boolean isStuck) {
        boolean isCaught = false;
        try (Door door = new Door(1, isStuck)) {
            trace = 0;
        } catch (IllegalStateException e) {
            isCaught = true;
            assert e.getSuppressed().length == 0;
        }
        assert isCaught == isStuck;
    }

    static void onlyCloseFailsWrong(boolean isStuck) {
        boolean isCaught = false;
        try (Door door = new Door(1, isStuck)) {
            trace = 0;
        } catch (IllegalStateException e) {
            isCaught = true;
        }
        assert !isCaught; //~ refuted[assertion]
    }

    // The exception of the body wins, and has that of `close` with it.
    static void suppressed(boolean isStuck) {
        int[] empty = {};
        try (Door door = new Door(1, isStuck)) {
            empty[0] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert e.getSuppressed().length == (isStuck ? 1 : 0); //~ FIXME-unknown[assertion]
            return;
        } catch (IllegalStateException e) {
            assert false;
        }
        assert false;
    }

    static void suppressedWrong(boolean isStuck) {
        int[] empty = {};
        try (Door door = new Door(1, isStuck)) {
            empty[0] = 1;
        } catch (ArrayIndexOutOfBoundsException e) {
            assert e.getSuppressed().length == 0; //~ refuted[assertion]
        }
    }

    static void bothStuck() {
        trace = 0;
        try (Door first = new Door(1, true); Door second = new Door(2, true)) {
            throw new IllegalArgumentException();
        } catch (IllegalArgumentException e) {
            assert trace == 21;
            assert e.getSuppressed().length == 2;
            assert e.getSuppressed()[0] instanceof IllegalStateException;
        }
    }

    static void bothStuckWrong() {
        trace = 0;
        try (Door first = new Door(1, true); Door second = new Door(2, true)) {
            mark(3);
        } catch (IllegalStateException e) {
            assert e.getSuppressed().length == 2; //~ refuted[assertion]
        }
    }

    private static Door open(int number, int n) {
        mark(number);
        return new Door(10 / n, false);
    }

    // What cannot be opened is not closed, and what was opened before is.
    static void cannotOpen() {
        trace = 0;
        try (Door first = open(3, 10); Door second = open(4, 0)) {
            mark(9);
        } catch (ArithmeticException e) {
            assert trace == 341;
            return;
        }
        assert false;
    }

    static void cannotOpenWrong(int n) {
        trace = 0;
        try (Door first = open(3, 10); Door second = open(4, n)) {
            mark(9);
        } catch (ArithmeticException e) {
            assert trace == 34; //~ refuted[assertion]
        }
    }

    // Returned before the resource is closed.
    private static int result() {
        trace = 5;
        try (Door door = new Door(1, false)) {
            return trace;
        }
    }

    static void computedBeforeClose() {
        int result = result();
        assert result == 5 && trace == 51;
    }

    static int uncaughtBehindClose(int[] numbers) {
        try (Door door = new Door(1, false)) {
            return numbers[3]; //~ refuted[array-index]
        }
    }

    static int uncaughtInOpen(int n) {
        try (Door door = new Door(10 / n, false)) { //~ refuted[division-by-zero]
            return door.number;
        } catch (IllegalStateException e) {
            return 0;
        }
    }

    // A variable that exists already, in a loop.
    static void inLoop() {
        trace = 0;
        for (int i = 1; i <= 3; i++) {
            Door door = new Door(i, false);
            try (door) {
                if (i == 2) {
                    continue;
                }
                mark(9);
            }
        }
        assert trace == 91293;
    }
}
//~ obligations: 185
