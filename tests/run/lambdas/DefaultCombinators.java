// andThen, compose, negate, and, or: the order of calls and short circuits.
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

public class DefaultCombinators {
    static <T> Predicate<T> loud(String name, Predicate<T> inner) {
        return t -> {
            System.out.print(name + " ");
            return inner.test(t);
        };
    }

    public static void main(String[] args) {
        Function<Integer, Integer> plus = n -> n + 3;
        Function<Integer, Integer> times = n -> n * 10;
        System.out.println(plus.andThen(times).apply(1) + " " + plus.compose(times).apply(1));
        System.out.println(plus.andThen(times).andThen(plus).compose(times).apply(2));
        System.out.println(Function.<String>identity().andThen(String::length).apply("four"));
        Predicate<String> empty = loud("empty", String::isEmpty);
        Predicate<String> big = loud("long", s -> s.length() > 3);
        System.out.println(empty.or(big).test("abcd"));
        System.out.println(empty.or(big).test(""));
        System.out.println(empty.negate().and(big.negate()).test("ab"));
        System.out.println(empty.and(big).negate().test("ab"));
        System.out.println(Predicate.not(empty).or(big).test("x"));
        System.out.println(Predicate.<String>isEqual("q").test("q") + " " + Predicate.isEqual(null).test("q"));
        Consumer<StringBuilder> a = b -> b.append("a");
        Consumer<StringBuilder> twice = a.andThen(a);
        StringBuilder builder = new StringBuilder();
        twice.andThen(b -> b.append(b.length())).andThen(twice).accept(builder);
        System.out.println(builder);
        BiFunction<Integer, Integer, Integer> sub = (x, y) -> x - y;
        System.out.println(sub.andThen(times).andThen(Object::toString).apply(3, 8));
        IntUnaryOperator next = n -> n + 1;
        for (int i = 0; i < 4; i++) {
            next = next.andThen(next);
        }
        System.out.println(next.applyAsInt(0) + " " + IntUnaryOperator.identity().compose(next).applyAsInt(5));
        IntPredicate even = n -> n % 2 == 0;
        System.out.println(even.and(n -> n > 10).or(n -> n == 3).negate().test(3));
        try {
            plus.andThen(null);
        } catch (NullPointerException e) {
            System.out.println("null is refused when combining");
        }
    }
}
