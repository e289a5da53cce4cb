// An interpreter of a tiny Lisp: reader, environments, closures, recursion, errors. Ends uncaught.
public class TinyLisp {
    record Pair(Object head, Object tail) {
    }

    record Symbol(String name) {
    }

    record Closure(Pair parameters, Object body, Environment environment) {
    }

    record Environment(Symbol name, Object[] value, Environment outer) {
        Object[] find(Symbol wanted) {
            for (Environment e = this; e != null; e = e.outer) {
                if (e.name.equals(wanted)) {
                    return e.value;
                }
            }
            throw new IllegalStateException("unbound " + wanted.name());
        }
    }

    interface Primitive {
        long apply(long a, long b);
    }

    private final String text;
    private int at;

    TinyLisp(String text) {
        this.text = text.replace("(", " ( ").replace(")", " ) ").trim() + " ";
    }

    private String token() {
        while (text.charAt(at) == ' ') {
            at++;
        }
        int start = at;
        at = text.indexOf(' ', at);
        return text.substring(start, at);
    }

    Object read() {
        return read(token());
    }

    private Object read(String token) {
        if (token.equals("(")) {
            return list();
        }
        return Character.isDigit(token.charAt(token.length() - 1)) ? (Object) Long.valueOf(token) : new Symbol(token);
    }

    private Pair list() {
        String token = token();
        if (token.equals(")")) {
            return null;
        }
        Object head = read(token);
        return new Pair(head, list());
    }

    static Object nth(Object list, int n) {
        Pair p = (Pair) list;
        return n == 0 ? p.head() : nth(p.tail(), n - 1);
    }

    static Object evaluate(Object e, Environment env) {
        if (e instanceof Symbol s) {
            return env.find(s)[0];
        } else if (!(e instanceof Pair p)) {
            return e;
        } else if (p.head() instanceof Symbol s && s.name().equals("if")) {
            return evaluate(nth(p, evaluate(nth(p, 1), env) instanceof Long n && n != 0 ? 2 : 3), env);
        } else if (p.head() instanceof Symbol s && s.name().equals("fn")) {
            return new Closure((Pair) nth(p, 1), nth(p, 2), env);
        } else if (p.head() instanceof Symbol s && s.name().equals("let")) {
            Object[] slot = new Object[1];
            Environment inner = new Environment((Symbol) nth(p, 1), slot, env);
            slot[0] = evaluate(nth(p, 2), inner);
            return evaluate(nth(p, 3), inner);
        } else {
            Object f = evaluate(p.head(), env);
            if (f instanceof Primitive primitive) {
                return primitive.apply((Long) evaluate(nth(p, 1), env), (Long) evaluate(nth(p, 2), env));
            }
            Closure closure = (Closure) f;
            Environment inner = closure.environment();
            Pair arguments = (Pair) p.tail();
            for (Pair q = closure.parameters(); q != null; q = (Pair) q.tail(), arguments = (Pair) arguments.tail()) {
                inner = new Environment((Symbol) q.head(), new Object[] {evaluate(arguments.head(), env)}, inner);
            }
            return evaluate(closure.body(), inner);
        }
    }

    public static void main(String[] args) {
        Environment env = null;
        Primitive[] primitives = {Math::addExact, (a, b) -> a - b, Math::multiplyExact, (a, b) -> a < b ? 1 : 0, (a, b) -> a / b};
        for (int i = 0; i < primitives.length; i++) {
            env = new Environment(new Symbol("" + "+-*</".charAt(i)), new Object[] {primitives[i]}, env);
        }
        for (String s : new String[] {"(+ 1 (* 2 3))", "((fn (x y) (- x y)) 10 4)", "(let f (fn (n) (if (< n 2) n (+ (f (- n 1)) (f (- n 2))))) (f 15))",
            "(let add (fn (a) (fn (b) (+ a b))) ((add 5) -7))", "(let x 1 (let x 2 x))", "(+ y 1)", "(/ 1 0)", "(let f (fn (n) (if (< n 1) 1 (* n (f (- n 1))))) (f 20))"}) {
            try {
                System.out.println(evaluate(new TinyLisp(s).read(), env));
            } catch (IllegalStateException | ArithmeticException e) {
                System.out.println(e.getMessage());
            }
        }
        evaluate(new TinyLisp("(1 2)").read(), env);
    }
}
