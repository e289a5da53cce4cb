// A small own pipeline type of lambdas: map, filter, take, fused lazily, with visible order of evaluation. Ends uncaught.
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;

public class PipelinesByHand {
    @FunctionalInterface
    interface Pipe<T> {
        void drain(Predicate<? super T> sink);

        static Pipe<Integer> range(int from, int to) {
            return sink -> {
                for (int i = from; i < to; i++) {
                    if (!sink.test(i)) {
                        return;
                    }
                }
            };
        }

        default <R> Pipe<R> map(Function<? super T, ? extends R> f) {
            return sink -> drain(t -> sink.test(f.apply(t)));
        }

        default Pipe<T> filter(Predicate<? super T> p) {
            return sink -> drain(t -> !p.test(t) || sink.test(t));
        }

        default Pipe<T> take(int n) {
            return sink -> {
                int[] left = {n};
                drain(t -> left[0]-- > 0 && sink.test(t) && left[0] > 0);
            };
        }

        default <R> Pipe<R> flat(Function<? super T, Pipe<R>> f) {
            return sink -> drain(t -> {
                boolean[] more = {true};
                f.apply(t).drain(r -> more[0] = sink.test(r));
                return more[0];
            });
        }

        default void each(Consumer<? super T> action) {
            drain(t -> {
                action.accept(t);
                return true;
            });
        }

        default T reduce(T start, BinaryOperator<T> op) {
            Object[] result = {start};
            each(t -> {
                @SuppressWarnings("unchecked") T so = (T) result[0];
                result[0] = op.apply(so, t);
            });
            @SuppressWarnings("unchecked") T end = (T) result[0];
            return end;
        }
    }

    static <T> Function<T, T> peek(String name) {
        return t -> {
            System.out.print(name + t + " ");
            return t;
        };
    }

    public static void main(String[] args) {
        Pipe.range(0, 100).map(peek("a")).filter(n -> n % 3 == 0).map(peek("b")).take(3).each(n -> System.out.print("! "));
        System.out.println();
        System.out.println(Pipe.range(1, 6).map(n -> n * n).reduce(0, Integer::sum));
        System.out.println(Pipe.range(1, 5).flat(n -> Pipe.range(0, n).map(k -> n + "" + k)).take(7).reduce("", (a, b) -> a + b + ","));
        IntUnaryOperator collatz = n -> n % 2 == 0 ? n / 2 : 3 * n + 1;
        Pipe<Integer> steps = sink -> {
            for (int n = 6; sink.test(n) && n != 1; n = collatz.applyAsInt(n)) {
            }
        };
        System.out.println(steps.map(String::valueOf).reduce("", (a, b) -> a.isEmpty() ? b : a + ">" + b));
        Pipe<Integer> none = Pipe.range(5, 5);
        System.out.println(none.reduce(-1, Math::max));
        System.out.println(Pipe.range(0, 10).map(n -> 10 / (n - 4)).filter(n -> n < -4).reduce(0, Integer::sum));
    }
}
