import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** Calls of the methods that the interfaces of java.util.function have besides the one that makes them functions. */
public class FunctionCalls {
    public static void main(String[] args) {
        new Arguments(args).make(20, 20, FunctionCalls::result);
    }

    static Object result(Arguments with, int which) {
        int number = with.number();
        String text = with.text();
        Function<String, Integer> length = String::length;
        Predicate<String> empty = String::isEmpty;
        IntPredicate even = it -> it % 2 == 0;
        StringBuilder seen = new StringBuilder();
        Consumer<String> first = it -> seen.append("first ").append(it);
        IntConsumer add = it -> seen.append(it).append(';');
        BiFunction<Integer, Integer, Integer> divide = (a, b) -> a / b;
        BiPredicate<String, Integer> longer = (it, than) -> it.length() > than;
        return switch (which) {
            case 0 -> length.andThen(it -> it * 2).apply(text);
            case 1 -> length.compose((Integer it) -> "x".repeat(it)).apply(with.index());
            case 2 -> Function.<String>identity().apply(text) == text;
            case 3 -> empty.negate().test(text);
            case 4 -> empty.or(it -> it.length() > 3).test(text) + " " + empty.and(it -> it.charAt(0) == 'a').test(text);
            case 5 -> Predicate.<String>isEqual("a").test(text) + " " + Predicate.not(empty).test(text);
            case 6 -> even.and(it -> it > 5).test(number) + " " + even.or(it -> it > 5).test(number) + " " + even.negate().test(number);
            case 7 -> {
                first.andThen(it -> seen.append(" second")).accept(text);
                yield seen;
            }
            case 8 -> {
                add.andThen(it -> seen.append(-it)).accept(number);
                yield seen;
            }
            case 9 -> divide.andThen(it -> it + 1).apply(number, with.index());
            case 10 -> longer.negate().test(text, 3) + " " + longer.and((it, than) -> than > 0).test(text, with.index());
            case 11 -> longer.or((it, than) -> it.isEmpty()).test(text, with.index());
            case 12 -> BinaryOperator.<Integer>minBy(Integer::compare).apply(number, with.number());
            case 13 -> BinaryOperator.<Integer>maxBy((a, b) -> b - a).apply(number % 1000, with.index());
            case 14 -> {
                IntUnaryOperator twice = it -> it * 2;
                yield twice.andThen(it -> it + 1).applyAsInt(number) + " " + twice.compose(it -> it + 1).applyAsInt(number) + IntUnaryOperator.identity().applyAsInt(number);
            }
            case 15 -> {
                LongUnaryOperator half = it -> it / 2;
                yield half.andThen(it -> it + 1).applyAsLong(with.wide()) + half.compose(it -> it + 1).applyAsLong(with.wide());
            }
            case 16 -> {
                DoubleUnaryOperator half = it -> it / 2;
                yield half.andThen(it -> it + 1).compose(it -> it * 3).applyAsDouble(with.real());
            }
            case 17 -> {
                LongPredicate positive = it -> it > 0;
                yield positive.negate().or(it -> it > 100).and(it -> it != 7).test(with.wide());
            }
            case 18 -> {
                Supplier<Function<String, Integer>> supplier = () -> with.truth() ? length : null;
                yield length.andThen(supplier.get()  == null ? null : it -> it - 1).apply(text);
            }
            default -> UnaryOperator.<String>identity().andThen(String::trim).apply(text);
        };
    }
}
