// javac: accepts
class AssignedByTry {
    static int parse(String text) {
        int n;
        try {
            n = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            n = -1;
        }
        return n;
    }

    static int byFinally(String text) {
        int length;
        try {
            System.out.println(text);
        } finally {
            length = text.length();
        }
        return length;
    }

    static int catchLeaves(String text) {
        final int n;
        try {
            n = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            return 0;
        }
        return n;
    }

    static int catchThrows(String text) {
        int n;
        try {
            n = Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(text, e);
        } finally {
            System.out.println("parsed");
        }
        return n;
    }

    @SuppressWarnings("finally")
    static int finallyReturns(int n) {
        try {
            throw new IllegalStateException();
        } finally {
            return n;
        }
    }
}
