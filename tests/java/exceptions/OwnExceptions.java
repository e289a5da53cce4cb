// Exceptions of the program's own, with fields: rethrown, wrapped, checked and unchecked.
class OwnExceptions {

    static class Failure extends Exception {
        final int code;
        int hops;

        Failure(int code) {
            this.code = code;
        }
    }

    static class Wrapped extends RuntimeException {
        Wrapped(Throwable cause) {
            super(cause);
        }
    }

    private static int refuse(int n) throws Failure {
        if (n < 0) {
            throw new Failure(-n);
        }
        return n;
    }

    private static int passOn(int n) throws Failure {
        try {
            return refuse(n);
        } catch (Failure failure) {
            failure.hops++;
            throw failure;
        }
    }

    static void code(int n) {
        try {
            assert refuse(n) == n;
        } catch (Failure failure) {
            assert failure.code == -n;
            assert failure.hops == 0;
        }
    }

    static void codeWrong(int n) {
        try {
            refuse(n);
        } catch (Failure failure) {
            assert failure.code > 0; //~ refuted[assertion]
        }
    }

    static void hops(int n) {
        try {
            passOn(n);
        } catch (Failure failure) {
            assert n < 0 && failure.hops == 1 && failure.code == -n;
        }
    }

    static void hopsWrong(int n) {
        try {
            passOn(n);
        } catch (Failure failure) {
            assert failure.hops == 0; //~ refuted[assertion]
        }
    }

    private static void wrap(int n) {
        try {
            refuse(n);
        } catch (Failure failure) {
            throw new Wrapped(failure);
        }
    }

    static void cause(int n) {
        try {
            wrap(n);
        } catch (Wrapped wrapped) {
            assert wrapped.getCause() instanceof Failure;
            Failure failure = (Failure) wrapped.getCause();
            assert failure.code == -n;
        }
    }

    static void causeWrong(int n) {
        try {
            wrap(n);
        } catch (Wrapped wrapped) {
            assert wrapped.getCause() == null; //~ refuted[assertion]
        }
    }

    static void wrappedIndex(int[] numbers) {
        ArrayIndexOutOfBoundsException first = null;
        try {
            try {
                numbers[1]++;
            } catch (ArrayIndexOutOfBoundsException e) {
                first = e;
                throw new IllegalStateException("too short", e);
            }
        } catch (IllegalStateException e) {
            assert e.getCause() == first && first != null;
            return;
        }
        assert first == null;
    }

    static void wrappedIndexWrong(int[] numbers) {
        try {
            try {
                numbers[1]++;
            } catch (ArrayIndexOutOfBoundsException e) {
                throw new IllegalStateException("too short", e);
            }
        } catch (IllegalStateException e) {
            assert !(e.getCause() instanceof IndexOutOfBoundsException); //~ refuted[assertion]
        }
    }

    static void message(int n) {
        try {
            if (n > 3) {
                throw new IllegalArgumentException("large");
            }
        } catch (IllegalArgumentException e) {
            assert e.getMessage().equals("large");
            assert e.getCause() == null;
        }
    }

    static void messageWrong(int n) {
        try {
            if (n > 3) {
                throw new IllegalArgumentException();
            }
        } catch (IllegalArgumentException e) {
            assert e.getMessage() != null; //~ refuted[assertion]
        }
    }

    // What is thrown may be null: then it is a `NullPointerException`.
    static void throwsNull(/*@ nullable @*/ Failure failure) {
        int way = 0;
        try {
            throw failure;
        } catch (Failure e) {
            way = 1;
        } catch (NullPointerException e) {
            way = 2;
        }
        assert way == (failure == null ? 2 : 1);
    }

    static void throwsNullWrong(/*@ nullable @*/ Failure failure) {
        try {
            throw failure;
        } catch (Failure e) {
            return;
        } catch (RuntimeException e) {
            assert failure != null; //~ FIXME-unknown[assertion]
        }
    }

    // The same object may be thrown again and again.
    static void sameObject(int n) {
        Failure failure = new Failure(3);
        int caught = 0;
        for (int i = 0; i < 3; i++) {
            try {
                throw failure;
            } catch (Failure e) {
                e.hops++;
                caught++;
            }
        }
        assert failure.hops == 3 && caught == 3;
    }
}
//~ obligations: 58
