// References to generic methods and constructors of generic classes, with explicit and inferred type arguments.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

public class GenericReferences {
    static class Box<T> {
        private final T content;

        Box(T content) {
            this.content = content;
        }

        <R> Box<R> map(Function<? super T, ? extends R> f) {
            return new Box<>(f.apply(content));
        }

        T get() {
            return content;
        }

        static <A, B> Box<A> choose(A a, B b) {
            return new Box<>(a);
        }

        class Label {
            final String text;

            Label(String prefix) {
                text = prefix + content;
            }
        }

        Function<String, Label> labels() {
            return Label::new;
        }
    }

    static <T extends Comparable<T>> T larger(T a, T b) {
        return a.compareTo(b) >= 0 ? a : b;
    }

    static <T> UnaryOperator<T> times(int n, UnaryOperator<T> f) {
        UnaryOperator<T> result = UnaryOperator.identity();
        for (int i = 0; i < n; i++) {
            Function<T, T> next = result.andThen(f);
            result = next::apply;
        }
        return result;
    }

    public static void main(String[] args) {
        Function<String, Box<String>> maker = Box::new;
        System.out.println(maker.apply("x").map(String::length).map(Integer::toBinaryString).get());
        Function<Integer, Box<Integer>> explicit = Box<Integer>::new;
        System.out.println(explicit.apply(4).get() + 1);
        BiFunction<String, String, String> larger = GenericReferences::<String>larger;
        System.out.println(larger.apply("pear", "plum") + " " + larger.andThen(String::length).apply("a", "bb"));
        BiFunction<Integer, Object, Box<Integer>> choose = Box::choose;
        System.out.println(choose.apply(7, null).get());
        Supplier<Integer> bound = new Box<>(99)::get;
        System.out.println(bound.get() - 9);
        Function<Box<Integer>, Integer> getter = Box::get;
        System.out.println(getter.compose(explicit).apply(11));
        System.out.println(new Box<>('c').labels().apply("label ").text);
        System.out.println(times(5, (Integer n) -> n * 2).apply(3));
        System.out.println(times(3, "<"::concat).apply("tag"));
        System.out.println(GenericReferences.<String>times(2, String::trim).apply("  in  ") + "|");
    }
}
