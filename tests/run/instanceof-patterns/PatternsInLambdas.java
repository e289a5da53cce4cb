// Patterns inside lambdas, conditions with side effects, captured pattern variables, switch over what matched.
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

public class PatternsInLambdas {
    static Supplier<String> capture(Object o) {
        if (o instanceof String s && !s.isEmpty()) {
            return () -> s + s.length() + o;
        } else if (!(o instanceof Integer n)) {
            return () -> "neither " + o;
        } else {
            return () -> {
                int m = n + 1;
                return "number " + m + n;
            };
        }
    }

    static <T> int count(Predicate<? super T> p, T... items) {
        int n = 0;
        for (T item : items) {
            n += p.test(item) ? 1 : 0;
        }
        return n;
    }

    static int compare(Object a, Object b) {
        return a instanceof Integer x ? b instanceof Integer y ? x - y : -1 : b instanceof Integer ? 1 : a instanceof String s && b instanceof String t ? s.compareTo(t) : 0;
    }

    static String nested(Object o) {
        return switch (o instanceof Object[] a ? a.length : o instanceof String s ? s.length() : -1) {
            case -1 -> "other";
            case 0 -> "empty";
            case 1 -> o instanceof Object[] a && a[0] instanceof Object[] b ? "wrapped " + nested(b) : "single";
            default -> "many";
        };
    }

    public static void main(String[] args) {
        System.out.println(capture("ab").get() + ", " + capture(4).get() + ", " + capture("").get() + ", " + capture(null).get());
        System.out.println(count(o -> o instanceof Integer i && i > 2, 1, 2, 3, "4", null, 5L, 6) + " " + count(o -> !(o instanceof String s) || s.length() > 1, "a", "bb", 3));
        System.out.println(compare(3, 5) + " " + compare(3, "x") + " " + compare("x", 3) + " " + compare("b", "a") + " " + compare(2.0, 'c'));
        System.out.println(nested(new Object[0]) + " " + nested(new Object[] {new String[] {"x", "y"}}) + " " + nested("q") + " " + nested(new int[1]) + " " + nested(new int[1][1]));
        Function<Object, Object> negate = o -> o instanceof Integer i ? -i : o instanceof Boolean b ? !b : o instanceof Double d && d != 0 ? -d : o;
        System.out.println(negate.apply(5) + " " + negate.apply(true) + " " + negate.apply(0.0) + " " + negate.apply("s") + " " + negate.andThen(negate).apply(-1.5));
        Object o = 10;
        while (o instanceof Integer i && i > 0) {
            o = i > 3 ? (Object) (i - 3) : "done at " + i;
        }
        System.out.println(o);
        for (Object p = 1; !(p instanceof String s && s.length() > 3); p = p + "" + p) {
            System.out.print(p + " ");
        }
        System.out.println();
        boolean both = o instanceof String text & o instanceof CharSequence c;
        System.out.println(both);
    }
}
