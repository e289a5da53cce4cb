// References adapt: boxing, unboxing, widening, varargs, ignored results, and null that cannot be unboxed.
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.IntToLongFunction;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;

public class Adaptation {
    static int last;

    static int record(int n) {
        last = n;
        return n + 1;
    }

    static long wide(long n) {
        return n << 40;
    }

    static String join(String first, Object... rest) {
        StringBuilder b = new StringBuilder(first).append(rest.length);
        for (Object o : rest) {
            b.append(',').append(o);
        }
        return b.toString();
    }

    static Integer maybe(String s) {
        return s.isEmpty() ? null : s.length();
    }

    interface Three<R> {
        R of(String a, int b, char c);
    }

    public static void main(String[] args) {
        Consumer<Integer> ignore = Adaptation::record;
        ignore.accept(5);
        System.out.println(last);
        Function<Integer, Object> boxed = Adaptation::record;
        System.out.println(boxed.apply(6));
        IntToLongFunction widened = Adaptation::wide;
        System.out.println(widened.applyAsLong(3));
        Function<Character, Long> fromChar = c -> wide(c);
        System.out.println(fromChar.apply('A'));
        ToDoubleFunction<Integer> asDouble = Adaptation::record;
        System.out.println(asDouble.applyAsDouble(9));
        Supplier<String> none = () -> join("none");
        Function<String, String> one = Adaptation::join;
        BiFunction<String, Object[], String> direct = Adaptation::join;
        BiFunction<String, Integer, String> two = Adaptation::join;
        Three<CharSequence> three = Adaptation::join;
        System.out.println(none.get() + " " + one.apply("one") + " " + two.apply("two", 2) + " " + three.of("three", 3, 'c'));
        System.out.println(direct.apply("direct", new Object[] {1, 'x', null}));
        IntFunction<String> hex = Integer::toHexString;
        System.out.println(hex.apply(-1));
        ToIntFunction<String> unboxes = Adaptation::maybe;
        System.out.println(unboxes.applyAsInt("four"));
        IntSupplier length = "twelve chars"::length;
        System.out.println(length.getAsInt());
        try {
            unboxes.applyAsInt("");
        } catch (NullPointerException e) {
            System.out.println("null cannot be unboxed");
        }
    }
}
