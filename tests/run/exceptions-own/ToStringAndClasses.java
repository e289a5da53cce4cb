// toString, getMessage, getLocalizedMessage and class names of own, nested, local and library exceptions. Ends uncaught.
class TopLevelProblem extends RuntimeException {
    TopLevelProblem() {
    }

    TopLevelProblem(String message) {
        super(message);
    }
}

public class ToStringAndClasses {
    static class Localized extends Exception {
        Localized(String s) {
            super(s);
        }

        @Override
        public String getLocalizedMessage() {
            return "localized " + getMessage();
        }
    }

    static void show(Throwable t) {
        System.out.println(t + " | " + t.getMessage() + " | " + t.getLocalizedMessage() + " | " + t.getClass().getName());
    }

    static Throwable caught(Runnable r) {
        try {
            r.run();
            return null;
        } catch (Throwable t) {
            return t;
        }
    }

    public static void main(String[] args) {
        show(new TopLevelProblem());
        show(new TopLevelProblem("top"));
        show(new TopLevelProblem(""));
        show(new Localized("loc"));
        class Local extends Error {
            Local() {
                super(new Localized("inside"));
            }
        }
        show(new Local());
        show(caught(() -> System.out.println(1 / (args.length))));
        show(caught(() -> System.out.println(new int[2][-1])));
        show(caught(() -> Integer.parseInt("")));
        show(caught(() -> Integer.parseInt("2147483648")));
        show(caught(() -> {
            assert args.length > 0 : "assertion " + args.length;
        }));
        show(caught(() -> {
            throw new IllegalArgumentException(new IllegalStateException("cause"));
        }));
        show(new AssertionError(5));
        show(new AssertionError('c'));
        show(new UnsupportedOperationException());
        show(new IndexOutOfBoundsException(4));
        show(new ArrayIndexOutOfBoundsException(-1));
        throw new TopLevelProblem("at the end");
    }
}
