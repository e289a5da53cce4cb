// Function, BiFunction, UnaryOperator, BinaryOperator: identity, andThen, compose, minBy, maxBy.
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.UnaryOperator;

public class FunctionFamily {
    static int traced;

    static <A, B> Function<A, B> trace(String name, Function<A, B> f) {
        return a -> {
            traced++;
            B b = f.apply(a);
            System.out.print(name + "(" + a + ")=" + b + " ");
            return b;
        };
    }

    static <T> Function<T, T> repeat(Function<T, T> f, int n) {
        return n == 0 ? Function.identity() : f.andThen(repeat(f, n - 1));
    }

    public static void main(String[] args) {
        Function<Integer, Integer> inc = trace("inc", n -> n + 1);
        Function<Integer, String> text = trace("text", n -> "n" + n);
        Function<String, Character> last = trace("last", s -> s.charAt(s.length() - 1));
        System.out.println(inc.andThen(text).andThen(last).apply(41));
        System.out.println(last.compose(text).compose(inc).apply(9));
        System.out.println(repeat(inc, 3).apply(0) + " traced " + traced);
        BiFunction<Integer, Integer, Integer> power = (base, exponent) -> {
            int result = 1;
            for (int i = 0; i < exponent; i++) {
                result *= base;
            }
            return result;
        };
        System.out.println(power.andThen(text).apply(2, 10));
        UnaryOperator<String> shout = s -> s.toUpperCase() + "!";
        UnaryOperator<String> same = UnaryOperator.identity();
        System.out.println(shout.andThen(shout).compose(same).apply("hey"));
        BinaryOperator<String> shorter = BinaryOperator.minBy((a, b) -> a.length() - b.length());
        BinaryOperator<String> longer = BinaryOperator.maxBy((a, b) -> a.length() - b.length());
        System.out.println(shorter.apply("aa", "b") + longer.apply("aa", "b") + shorter.apply("first", "other") + longer.apply("first", "other"));
        BinaryOperator<Integer> gcd = new BinaryOperator<>() {
            @Override
            public Integer apply(Integer a, Integer b) {
                return b == 0 ? a : apply(b, a % b);
            }
        };
        System.out.println(gcd.apply(84, 36) + " " + gcd.andThen(n -> n * 0.5).apply(7, 21));
        Function<Object, Object> any = Object::toString;
        Function<? super Integer, ?> wild = any;
        System.out.println(wild.apply(12345));
        System.out.println(Function.identity().apply(null));
        Function<Integer, Function<Integer, Integer>> curried = a -> b -> power.apply(a, b);
        System.out.println(curried.apply(3).andThen(inc).apply(4));
    }
}
