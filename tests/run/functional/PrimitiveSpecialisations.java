// The primitive functional interfaces: int, long and double operators, converters, predicates, suppliers and consumers.
import java.util.function.*;

public class PrimitiveSpecialisations {
    static int fold(int[] a, int start, IntBinaryOperator op) {
        int result = start;
        for (int n : a) {
            result = op.applyAsInt(result, n);
        }
        return result;
    }

    static long log;

    public static void main(String[] args) {
        int[] a = {3, 1, 4, 1, 5};
        System.out.println(fold(a, 0, Integer::sum) + " " + fold(a, 1, (x, y) -> x * y) + " " + fold(a, Integer.MIN_VALUE, Math::max) + " " + fold(a, 0, (x, y) -> x << 3 ^ y));
        IntUnaryOperator square = n -> n * n, negate = n -> -n;
        System.out.println(square.andThen(negate).applyAsInt(5) + " " + square.compose(negate).applyAsInt(5) + " " + IntUnaryOperator.identity().applyAsInt(9));
        LongUnaryOperator twice = n -> n * 2;
        LongBinaryOperator shift = (n, by) -> n << by;
        System.out.println(twice.andThen(twice).applyAsLong(1L << 40) + " " + shift.applyAsLong(1, 63));
        DoubleUnaryOperator half = d -> d / 2;
        DoubleBinaryOperator hypot = (x, y) -> Math.sqrt(x * x + y * y);
        System.out.println(half.andThen(half).applyAsDouble(10) + " " + hypot.applyAsDouble(3, 4));
        IntPredicate even = n -> (n & 1) == 0, positive = n -> n > 0;
        System.out.println(even.and(positive).test(-2) + " " + even.or(positive).test(-2) + " " + even.negate().test(3));
        LongPredicate big = n -> n > Integer.MAX_VALUE;
        DoublePredicate whole = d -> d == Math.floor(d);
        System.out.println(big.test(1L << 31) + " " + whole.test(-2.0) + " " + whole.and(d -> d > 0).test(2.5));
        IntFunction<String> stars = "*"::repeat;
        IntToLongFunction wide = n -> n * 1_000_000_000L;
        IntToDoubleFunction third = n -> n / 4.0;
        LongToIntFunction low = n -> (int) n;
        DoubleToIntFunction floor = d -> (int) Math.floor(d);
        DoubleToLongFunction round = Math::round;
        System.out.println(stars.apply(3) + wide.applyAsLong(5) + " " + third.applyAsDouble(3) + " " + low.applyAsInt((1L << 33) + 5) + " " + floor.applyAsInt(-1.5) + " " + round.applyAsLong(2.5));
        ToIntFunction<String> length = String::length;
        ToLongFunction<Integer> toLong = Integer::longValue;
        ToDoubleBiFunction<Integer, Integer> ratio = (x, y) -> (double) x / y;
        ToIntBiFunction<String, Character> indexOf = (s, c) -> s.indexOf(c);
        System.out.println(length.applyAsInt("abc") + toLong.applyAsLong(7) + " " + ratio.applyAsDouble(1, 8) + " " + indexOf.applyAsInt("hello", 'l'));
        IntConsumer add = n -> log += n;
        LongConsumer scale = n -> log *= n;
        add.andThen(add).andThen(n -> scale.accept(n)).accept(10);
        ObjIntConsumer<String> put = (s, n) -> log += s.length() * n;
        put.accept("four", 100);
        System.out.println(log);
        BooleanSupplier flag = () -> log > 500;
        DoubleSupplier d = () -> log / 8.0;
        LongSupplier l = () -> log--;
        System.out.println(flag.getAsBoolean() + " " + d.getAsDouble() + " " + l.getAsLong() + " " + l.getAsLong());
    }
}
