// javac: accepts
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

class LambdaOverloads {
    static String on(Runnable r) {
        return "runnable";
    }

    static <T> String on(Supplier<T> s) {
        return "supplier";
    }

    static String with(Function<String, Integer> f) {
        return "function";
    }

    static String with(Consumer<String> c) {
        return "consumer";
    }

    static String arity(Predicate<String> p) {
        return "one";
    }

    static String arity(Comparator<String> c) {
        return "two";
    }

    static String typed(ToIntFunction<String> f) {
        return "string";
    }

    static String typed(IntFunction<String> f) {
        return "int";
    }

    static <T, R> R apply(T t, Function<? super T, ? extends R> f) {
        return f.apply(t);
    }

    static String run() {
        String r = on(() -> { }) + on(() -> 5) + on(() -> { return "x"; });
        r += with((String s) -> s.length()) + with(s -> { }) + with(s -> { return 1; });
        r += arity(s -> s.isEmpty()) + arity((a, b) -> a.length() - b.length());
        r += typed((String s) -> s.length()) + typed((int n) -> "n" + n);
        int n = apply("text", s -> apply(s.length(), k -> k * 2));
        List<String> upper = apply(List.of("a"), l -> List.of(l.get(0).toUpperCase()));
        return r + n + upper;
    }
}
