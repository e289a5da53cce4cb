// Currying: lambdas that return lambdas, closures that keep counters, and composition by hand.
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;

public class ReturningLambdas {
    static int evaluations;

    static int noisy(int n) {
        evaluations++;
        System.out.println("noisy " + n);
        return n;
    }

    static Supplier<IntSupplier> counters(int start) {
        return () -> {
            int[] state = {start};
            return () -> state[0]++;
        };
    }

    static <A, B, C> Function<A, C> compose(Function<? super B, ? extends C> f, Function<? super A, ? extends B> g) {
        return a -> f.apply(g.apply(a));
    }

    public static void main(String[] args) {
        IntFunction<IntFunction<IntUnaryOperator>> volume = a -> b -> c -> a * b * c;
        System.out.println(volume.apply(2).apply(3).applyAsInt(4));
        IntFunction<IntUnaryOperator> adder = a -> {
            int once = noisy(a);
            return b -> once + noisy(b);
        };
        IntUnaryOperator five = adder.apply(5);
        System.out.println(five.applyAsInt(1) + five.applyAsInt(2));
        System.out.println("evaluations " + evaluations);
        Supplier<IntSupplier> maker = counters(10);
        IntSupplier first = maker.get();
        IntSupplier second = maker.get();
        System.out.println(first.getAsInt() + " " + first.getAsInt() + " " + second.getAsInt() + " " + first.getAsInt());
        Function<Object, Integer> length = o -> o.toString().length();
        Function<Integer, CharSequence> stars = n -> "*".repeat(n);
        Function<String, Object> all = compose(stars, compose(n -> n + 1, length));
        System.out.println(all.apply("abc"));
        Function<Integer, Function<Integer, Function<Integer, String>>> digits = a -> b -> c -> "" + a + b + c;
        System.out.println(digits.apply(1).apply(2).apply(3));
        Supplier<Supplier<Supplier<String>>> deep = () -> () -> () -> "deep";
        System.out.println(deep.get().get().get());
        boolean choose = args.length == 0;
        IntUnaryOperator chosen = choose ? n -> n + 1 : n -> n - 1;
        System.out.println(chosen.applyAsInt(41));
        System.out.println(((IntUnaryOperator) n -> n * n).applyAsInt(12));
    }
}
