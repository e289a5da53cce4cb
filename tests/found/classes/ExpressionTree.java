import java.util.HashMap;
import java.util.Map;

/** Arithmetic expressions as trees. */
public class ExpressionTree {
    private abstract static class Node {
        abstract int value(Map<String, Integer> variables);
    }

    private static class Leaf extends Node {
        private final int number;

        Leaf(int number) {
            this.number = number;
        }

        @Override
        int value(Map<String, Integer> variables) {
            return number;
        }
    }

    private static class Variable extends Node {
        private final String name;

        Variable(String name) {
            this.name = name;
        }

        @Override
        int value(Map<String, Integer> variables) {
            return variables.get(name);    // BUG: NullPointerException, the variable may have no value
        }
    }

    private static class Binary extends Node {
        private final char operator;
        private final Node left;
        private final Node right;

        Binary(char operator, Node left, Node right) {
            assert "+*/".indexOf(operator) >= 0;
            this.operator = operator;
            this.left = left;
            this.right = right;
        }

        @Override
        int value(Map<String, Integer> variables) {
            int a = left.value(variables);
            int b = right.value(variables);
            if (operator == '+') {
                return a + b;
            }
            return operator == '*' ? a * b : a / b;    // BUG: ArithmeticException, division by zero
        }
    }

    private final Map<String, Integer> variables = new HashMap<>();
    private Node root = new Leaf(0);

    public void combine(char operator, int number) {
        root = new Binary(checked(operator), root, new Leaf(number));
    }

    public void combine(char operator, String name) {
        root = new Binary(checked(operator), root, new Variable(name));
    }

    private static char checked(char operator) {
        if (operator != '+' && operator != '*' && operator != '/') {
            throw new IllegalArgumentException("operator " + operator);
        }
        return operator;
    }

    public void let(String name, int value) {
        variables.put(name, value);
        assert variables.containsKey(name);
    }

    public int evaluate() {
        assert root != null;
        return root.value(variables);
    }
}
