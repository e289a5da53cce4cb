// A recursive-descent parser and evaluator of arithmetic, with errors as exceptions.
public class RecursiveDescent {
    static class SyntaxError extends RuntimeException {
        SyntaxError(String message) {
            super(message);
        }
    }

    private final String text;
    private int at;
    private int depth;

    RecursiveDescent(String text) {
        this.text = text;
    }

    private char peek() {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at < text.length() ? text.charAt(at) : '$';
    }

    int sum() {
        int value = product();
        for (char op; (op = peek()) == '+' || op == '-'; ) {
            at++;
            value = op == '+' ? value + product() : value - product();
        }
        return value;
    }

    int product() {
        int value = atom();
        for (char op; (op = peek()) == '*' || op == '/'; ) {
            at++;
            value = op == '*' ? value * atom() : value / atom();
        }
        return value;
    }

    int atom() {
        char c = peek();
        if (c == '-') {
            at++;
            return -atom();
        }
        if (c == '(') {
            at++;
            depth++;
            int value = sum();
            if (peek() != ')') {
                throw new SyntaxError("expected ) at " + at + " depth " + depth);
            }
            at++;
            depth--;
            return value;
        }
        int start = at;
        while (at < text.length() && Character.isDigit(text.charAt(at))) {
            at++;
        }
        if (start == at) {
            throw new SyntaxError("unexpected " + c + " at " + at);
        }
        return Integer.parseInt(text.substring(start, at));
    }

    public static void main(String[] args) {
        for (String s : "1 + 2*3;(1+2)*3;--4*-(2-5);7/2*2;((8));2 -3- 4;(1;*2;1/0;99999999999".split(";")) {
            try {
                System.out.println(s + " = " + new RecursiveDescent(s).sum());
            } catch (SyntaxError | ArithmeticException e) {
                System.out.println(s + " : " + e.getMessage());
            }
        }
    }
}
