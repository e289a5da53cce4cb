// Lambdas that call themselves through a static field, an instance field, an array, or a fixed-point combinator.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.LongUnaryOperator;

public class RecursionThroughFields {
    static LongUnaryOperator factorial = n -> n <= 1 ? 1 : n * RecursionThroughFields.factorial.applyAsLong(n - 1);
    IntUnaryOperator fibonacci = n -> n < 2 ? n : this.fibonacci.applyAsInt(n - 1) + this.fibonacci.applyAsInt(n - 2);
    static BiFunction<Integer, Integer, Integer> ackermann;
    static int calls;

    interface SelfApply<T> {
        T apply(SelfApply<T> self);
    }

    static <A, B> Function<A, B> fix(Function<Function<A, B>, Function<A, B>> f) {
        SelfApply<Function<A, B>> half = self -> f.apply(x -> {
            calls++;
            return self.apply(self).apply(x);
        });
        return half.apply(half);
    }

    public static void main(String[] args) {
        System.out.println(factorial.applyAsLong(15));
        System.out.println(new RecursionThroughFields().fibonacci.applyAsInt(15));
        ackermann = (m, n) -> m == 0 ? n + 1 : n == 0 ? ackermann.apply(m - 1, 1) : ackermann.apply(m - 1, ackermann.apply(m, n - 1));
        System.out.println(ackermann.apply(2, 5));
        IntUnaryOperator[] collatz = new IntUnaryOperator[1];
        collatz[0] = n -> n == 1 ? 0 : 1 + collatz[0].applyAsInt(n % 2 == 0 ? n / 2 : 3 * n + 1);
        System.out.println(collatz[0].applyAsInt(27));
        Function<String, String> reverse = RecursionThroughFields.<String, String>fix(
                self -> s -> s.isEmpty() ? "" : self.apply(s.substring(1)) + s.charAt(0));
        System.out.println(reverse.apply("lambda") + " " + calls);
        Function<Integer, Long> sum = fix(self -> n -> n == 0 ? 0L : n + self.apply(n - 1));
        System.out.println(sum.apply(100) + " " + calls);
        LongUnaryOperator old = factorial;
        factorial = n -> -old.applyAsLong(n);
        System.out.println(factorial.applyAsLong(3) + " " + old.applyAsLong(4));
    }
}
