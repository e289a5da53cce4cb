// Records as the cases of a sealed interface: an expression tree evaluated with instanceof patterns. Accessors implement methods.
public class ImplementingInterfaces {
    sealed interface Expression permits Num, Sum, Product, Neg {
        int evaluate();

        default String show() {
            return toString();
        }
    }

    record Num(int value) implements Expression {
        static final Num ZERO = new Num(0);

        public int evaluate() {
            return value;
        }

        @Override
        public String show() {
            return "" + value;
        }
    }

    record Sum(Expression left, Expression right) implements Expression {
        public int evaluate() {
            return left.evaluate() + right.evaluate();
        }

        @Override
        public String show() {
            return "(" + left.show() + "+" + right.show() + ")";
        }
    }

    record Product(Expression left, Expression right) implements Expression {
        public int evaluate() {
            return left.evaluate() * right.evaluate();
        }

        @Override
        public String show() {
            return left.show() + "*" + right.show();
        }
    }

    record Neg(Expression inner) implements Expression {
        public int evaluate() {
            return -inner.evaluate();
        }
    }

    static Expression simplify(Expression e) {
        if (e instanceof Sum s) {
            Expression l = simplify(s.left()), r = simplify(s.right());
            return l.equals(Num.ZERO) ? r : r.equals(Num.ZERO) ? l : new Sum(l, r);
        } else if (e instanceof Product p && (p.left().equals(Num.ZERO) || p.right().equals(Num.ZERO))) {
            return Num.ZERO;
        } else if (e instanceof Neg n && n.inner() instanceof Neg m) {
            return simplify(m.inner());
        }
        return e;
    }

    public static void main(String[] args) {
        Expression e = new Sum(new Product(new Num(0), new Num(9)), new Neg(new Neg(new Sum(new Num(4), new Num(-0)))));
        System.out.println(e);
        System.out.println(e.show() + " = " + e.evaluate());
        Expression simple = simplify(e);
        System.out.println(simple.show() + " = " + simple.evaluate() + " " + simple.equals(new Num(4)));
        System.out.println(new Neg(e).show().length() + " " + (e.hashCode() == simplify(new Sum(e, Num.ZERO)).hashCode()));
        System.out.println(new Product(simple, new Sum(simple, simple)).show());
    }
}
