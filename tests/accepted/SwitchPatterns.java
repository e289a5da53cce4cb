// javac: accepts release 21
class SwitchPatterns {
    sealed interface Expr permits Num, Add, Neg {
    }

    record Num(int value) implements Expr {
    }

    record Add(Expr left, Expr right) implements Expr {
    }

    record Neg(Expr inner) implements Expr {
    }

    enum Light { RED, GREEN }

    static int eval(Expr e) {
        return switch (e) {
            case Num(int value) -> value;
            case Add(Num(var a), Num(var b)) -> a + b;
            case Add(Expr left, Expr right) -> eval(left) + eval(right);
            case Neg(Neg(Expr inner)) -> eval(inner);
            case Neg neg -> -eval(neg.inner());
        };
    }

    static String describe(Object o) {
        return switch (o) {
            case null -> "null";
            case String s when s.isEmpty() -> "empty";
            case String s -> s;
            case Integer i when i > 10 -> "large";
            case Integer i -> "int " + i;
            case Light light when light == Light.RED -> "red";
            case Light.GREEN -> "green";
            case int[] array -> "array " + array.length;
            default -> o.toString();
        };
    }

    static int statement(Expr e) {
        int r;
        switch (e) {
            case Num n -> r = n.value();
            case Add a -> r = 1;
            case Neg n when n.inner() instanceof Num -> r = 2;
            case Neg n -> r = 3;
        }
        return r;
    }

    static int constants(String s) {
        return switch (s) {
            case "a" -> 1;
            case String t when t.length() > 3 -> t.length();
            case "b", "c" -> 2;
            case null, default -> 0;
        };
    }

    static int oldStyle(Object o) {
        switch (o) {
            case String s:
                return s.length();
            case Integer i when i > 0:
                return i;
            default:
                return 0;
        }
    }
}
