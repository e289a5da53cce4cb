// A small evaluator that walks nested Object arrays with patterns: strings are operators, integers are values.
public class InterpreterByPatterns {
    static Object[] list(Object... items) {
        return items;
    }

    static Object evaluate(Object e, Object[] environment) {
        if (e instanceof Integer || e instanceof Boolean) {
            return e;
        }
        if (e instanceof Character name) {
            for (Object[] scope = environment; scope != null; scope = (Object[]) scope[2]) {
                if (scope[0] instanceof Character c && c.charValue() == name) {
                    return scope[1];
                }
            }
            throw new IllegalStateException("unbound " + name);
        }
        if (!(e instanceof Object[] form) || form.length == 0 || !(form[0] instanceof String operator)) {
            throw new IllegalArgumentException("not a form: " + (e instanceof Object[] a ? "array of " + a.length : e));
        }
        if (operator.equals("let") && form[1] instanceof Character name) {
            return evaluate(form[3], list(name, evaluate(form[2], environment), environment));
        }
        if (operator.equals("if")) {
            return evaluate(form[1], environment) instanceof Boolean b && b ? evaluate(form[2], environment) : evaluate(form[3], environment);
        }
        Object left = evaluate(form[1], environment), right = evaluate(form[2], environment);
        if (left instanceof Integer x && right instanceof Integer y) {
            return switch (operator) {
                case "+" -> x + y;
                case "*" -> x * y;
                case "<" -> x < y;
                default -> throw new UnsupportedOperationException(operator + " on integers");
            };
        }
        return left instanceof Boolean p && right instanceof Boolean q && operator.equals("and") ? p & q : (Object) (left + operator + right);
    }

    static void run(Object e) {
        try {
            Object value = evaluate(e, null);
            System.out.println(value + " " + value.getClass().getSimpleName());
        } catch (IllegalStateException | IllegalArgumentException | UnsupportedOperationException x) {
            System.out.println(x.getClass().getSimpleName() + " " + x.getMessage());
        }
    }

    public static void main(String[] args) {
        run(list("+", 1, list("*", 2, 3)));
        run(list("let", 'x', 5, list("let", 'y', list("+", 'x', 1), list("*", 'x', 'y'))));
        run(list("let", 'x', 1, list("+", list("let", 'x', 10, 'x'), 'x')));
        run(list("if", list("<", 2, 1), 'z', list("and", true, list("<", 1, 2))));
        run(list("+", 'q', 1));
        run(list("-", 1, 1));
        run(list());
        run("text");
        run(list(1, 2));
        run(list("+", true, 3));
    }
}
