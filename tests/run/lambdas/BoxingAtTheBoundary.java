// Generic functional interfaces box arguments and results; unboxing a null result throws at the call.
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

public class BoxingAtTheBoundary {
    interface Mixed<T> {
        long mix(T t, int n, Long l);
    }

    static int unbox(Supplier<Integer> supplier) {
        int value = supplier.get();
        return value + 1;
    }

    public static void main(String[] args) {
        Function<Integer, Integer> half = n -> n / 2;
        int seven = half.apply(15);
        System.out.println(seven + half.apply(-3));
        BinaryOperator<Integer> same = (a, b) -> a == b ? 1 : 0;
        System.out.println(same.apply(127, 127) + " " + same.apply(128, 128) + " " + same.apply(-128, -128));
        BiFunction<Character, Integer, Object> shift = (c, n) -> (char) (c + n);
        System.out.println(shift.apply('a', 2));
        BiFunction<Character, Integer, Object> plus = (c, n) -> c + n;
        System.out.println(plus.apply('a', 2));
        Function<Integer, Object> choose = n -> n > 0 ? n : n * 0.5;
        System.out.println(choose.apply(3) + " " + choose.apply(-3));
        IntFunction<Long> square = n -> (long) n * n;
        System.out.println(square.apply(100000));
        Mixed<Byte> mixed = (b, n, l) -> b + n * l;
        System.out.println(mixed.mix((byte) -3, 7, 1L << 33));
        Predicate<Boolean> not = b -> !b;
        System.out.println(not.test(false) ? "flipped" : "kept");
        ToIntFunction<Character> code = c -> c;
        System.out.println(code.applyAsInt('z'));
        Supplier<Double> third = () -> 1 / 4.0;
        double quarter = third.get();
        System.out.println(quarter + third.get());
        System.out.println(unbox(() -> 41));
        try {
            System.out.println(unbox(() -> null));
        } catch (NullPointerException e) {
            System.out.println("null from the supplier");
        }
        Function<Integer, Integer> increment = n -> n++;
        Function<Integer, Integer> preincrement = n -> ++n;
        System.out.println(increment.apply(127) + " " + preincrement.apply(127));
    }
}
