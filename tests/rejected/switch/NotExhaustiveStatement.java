// javac: compiler.err.not.exhaustive.statement release 21
class NotExhaustiveStatement {
    sealed interface Expr permits Num, Neg {}

    record Num(int value) implements Expr {}

    record Neg(Expr inner) implements Expr {}

    static void show(Expr e) {
        switch (e) { //~ error
            case Num n -> System.out.println(n.value());
        }
    }
}
