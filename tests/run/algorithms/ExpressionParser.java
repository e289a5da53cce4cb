// A recursive descent parser that builds an AST of classes, evaluates it, prints it, and derives it.
public class ExpressionParser {
    static abstract class Node {
        abstract double value(double x);

        abstract Node derive();
    }

    static class Constant extends Node {
        final double c;

        Constant(double c) {
            this.c = c;
        }

        double value(double x) {
            return c;
        }

        Node derive() {
            return new Constant(0);
        }

        public String toString() {
            return c == (long) c ? "" + (long) c : "" + c;
        }
    }

    static class Variable extends Node {
        double value(double x) {
            return x;
        }

        Node derive() {
            return new Constant(1);
        }

        public String toString() {
            return "x";
        }
    }

    static class Binary extends Node {
        final char op;
        final Node left, right;

        Binary(char op, Node left, Node right) {
            this.op = op;
            this.left = left;
            this.right = right;
        }

        double value(double x) {
            double l = left.value(x), r = right.value(x);
            return switch (op) {
                case '+' -> l + r;
                case '-' -> l - r;
                case '*' -> l * r;
                default -> l / r;
            };
        }

        Node derive() {
            Node l = left.derive(), r = right.derive();
            return switch (op) {
                case '+', '-' -> new Binary(op, l, r);
                case '*' -> new Binary('+', new Binary('*', l, right), new Binary('*', left, r));
                default -> new Binary('/', new Binary('-', new Binary('*', l, right), new Binary('*', left, r)), new Binary('*', right, right));
            };
        }

        public String toString() {
            return "(" + left + op + right + ")";
        }
    }

    private final String text;
    private int at;

    ExpressionParser(String text) {
        this.text = text;
    }

    private boolean eat(char c) {
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
        return at < text.length() && text.charAt(at) == c && at++ >= 0;
    }

    Node sum() {
        Node node = product();
        for (;;) {
            if (eat('+')) {
                node = new Binary('+', node, product());
            } else if (eat('-')) {
                node = new Binary('-', node, product());
            } else {
                return node;
            }
        }
    }

    Node product() {
        Node node = atom();
        while (true) {
            if (eat('*')) {
                node = new Binary('*', node, atom());
            } else if (eat('/')) {
                node = new Binary('/', node, atom());
            } else {
                return node;
            }
        }
    }

    Node atom() {
        if (eat('-')) {
            return new Binary('-', new Constant(0), atom());
        }
        if (eat('(')) {
            Node inner = sum();
            if (!eat(')')) {
                throw new IllegalArgumentException("missing ) at " + at);
            }
            return inner;
        }
        if (eat('x')) {
            return new Variable();
        }
        int start = at;
        while (at < text.length() && (Character.isDigit(text.charAt(at)) || text.charAt(at) == '.')) {
            at++;
        }
        if (start == at) {
            throw new IllegalArgumentException("unexpected " + (at < text.length() ? "'" + text.charAt(at) + "'" : "end") + " at " + at);
        }
        return new Constant(Double.parseDouble(text.substring(start, at)));
    }

    public static void main(String[] args) {
        for (String s : new String[] {"1 + 2*3 - 4", "-(x - 1) * (x + 1) / 2", "8/4/2*x", "0.5 * x * x", "x/0", "2 *", "(1", "a"}) {
            try {
                Node node = new ExpressionParser(s).sum();
                System.out.println(node + " = " + node.value(3) + ", derived " + node.derive() + " = " + node.derive().value(4));
            } catch (IllegalArgumentException e) {
                System.out.println(s + ": " + e.getMessage());
            }
        }
    }
}
