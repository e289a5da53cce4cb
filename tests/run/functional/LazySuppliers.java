// Suppliers and laziness: memoised values, infinite sequences, short circuits, failures that are not cached. Ends uncaught.
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

public class LazySuppliers {
    static class Lazy<T> implements Supplier<T> {
        private Supplier<? extends T> source;
        private T value;

        Lazy(Supplier<? extends T> source) {
            this.source = source;
        }

        @Override
        public T get() {
            if (source != null) {
                value = source.get();
                source = null;
            }
            return value;
        }

        <R> Lazy<R> map(Function<? super T, ? extends R> f) {
            return new Lazy<>(() -> f.apply(get()));
        }
    }

    record Stream<T>(T head, Lazy<Stream<T>> tail) {
        static <T> Stream<T> iterate(T seed, Function<T, T> next) {
            return new Stream<>(seed, new Lazy<>(() -> iterate(next.apply(seed), next)));
        }

        Stream<T> filter(Predicate<? super T> p) {
            Stream<T> s = this;
            while (!p.test(s.head)) {
                s = s.tail.get();
            }
            Stream<T> found = s;
            return new Stream<>(found.head, new Lazy<>(() -> found.tail.get().filter(p)));
        }

        String take(int n) {
            return n == 0 ? "." : head + " " + tail.get().take(n - 1);
        }
    }

    static int computed;

    static Stream<Integer> primes(Stream<Integer> s) {
        int p = s.head();
        return new Stream<>(p, new Lazy<>(() -> primes(s.tail().get().filter(n -> n % p != 0))));
    }

    public static void main(String[] args) {
        Lazy<Integer> lazy = new Lazy<>(() -> ++computed * 10);
        Lazy<String> text = lazy.map(n -> "value " + n + " of " + ++computed);
        System.out.println(computed);
        System.out.println(text.get() + ", " + text.get() + ", " + lazy.get() + ", " + computed);
        System.out.println(Stream.iterate(1, n -> n * 3).take(6));
        System.out.println(primes(Stream.iterate(2, n -> n + 1)).take(12));
        int[] tries = {0};
        Lazy<String> flaky = new Lazy<>(() -> {
            if (tries[0]++ < 2) {
                throw new IllegalStateException("try " + tries[0]);
            }
            return "after " + tries[0];
        });
        for (int i = 0; i < 4; i++) {
            try {
                System.out.println(flaky.get());
            } catch (IllegalStateException e) {
                System.out.println(e.getMessage());
            }
        }
        new Lazy<>(() -> Stream.iterate("x", s -> s.substring(1)).take(4)).get();
    }
}
