// java: 21
// A small evaluator and simplifier over sealed records.
public class ExpressionEvaluator {
    sealed interface Expr { }

    record Num(int value) implements Expr { }

    record Var(String name) implements Expr { }

    record Bin(char op, Expr left, Expr right) implements Expr { }

    record Neg(Expr inner) implements Expr { }

    static int eval(Expr e, int x) {
        return switch (e) {
            case Num n -> n.value();
            case Var v when v.name().equals("x") -> x;
            case Var v -> throw new IllegalStateException("unbound " + v.name());
            case Neg(Neg(var inner)) -> eval(inner, x);
            case Neg n -> -eval(n.inner(), x);
            case Bin(char op, Expr l, Expr r) -> switch (op) {
                case '+' -> eval(l, x) + eval(r, x);
                case '*' -> eval(l, x) * eval(r, x);
                case '/' -> eval(l, x) / eval(r, x);
                default -> throw new IllegalStateException("operator " + op);
            };
        };
    }

    static Expr simplify(Expr e) {
        return switch (e) {
            case Bin(char op, Num(int a), Num(int b)) when op == '+' -> new Num(a + b);
            case Bin(char op, Num(int a), var r) when op == '*' && a == 0 -> new Num(0);
            case Bin(char op, Num(int a), var r) when op == '*' && a == 1 -> simplify(r);
            case Bin(char op, var l, Num(int b)) when op == '+' && b == 0 -> simplify(l);
            case Bin(char op, var l, var r) -> new Bin(op, simplify(l), simplify(r));
            case Neg(Num(var n)) -> new Num(-n);
            case Neg(var inner) -> new Neg(simplify(inner));
            default -> e;
        };
    }

    public static void main(String[] args) {
        Expr x = new Var("x");
        Expr e = new Bin('+', new Bin('*', new Num(1), x), new Bin('+', new Num(2), new Num(3)));
        System.out.println(e);
        System.out.println(simplify(e));
        System.out.println(eval(e, 10) + " " + eval(simplify(e), 10));
        System.out.println(simplify(new Neg(new Num(4))) + " " + eval(new Neg(new Neg(x)), 6));
        System.out.println(simplify(new Bin('*', new Num(0), new Var("y"))).equals(new Num(0)));
        try {
            eval(new Bin('+', x, new Var("y")), 1);
        } catch (IllegalStateException ex) {
            System.out.println(ex.getMessage());
        }
        System.out.println(eval(new Bin('/', new Num(1), new Bin('+', x, new Neg(x))), 5));
    }
}
