// Church numerals, a state monad and continuations: deep closures, generic inference, thousands of lambda objects.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;

public class ChurchAndMonads {
    interface Church {
        <T> UnaryOperator<T> apply(UnaryOperator<T> f);

        Church ZERO = new Church() {
            public <T> UnaryOperator<T> apply(UnaryOperator<T> f) {
                return x -> x;
            }
        };

        default Church next() {
            Church self = this;
            return new Church() {
                public <T> UnaryOperator<T> apply(UnaryOperator<T> f) {
                    return x -> f.apply(self.apply(f).apply(x));
                }
            };
        }

        default Church plus(Church other) {
            Church self = this;
            return new Church() {
                public <T> UnaryOperator<T> apply(UnaryOperator<T> f) {
                    return x -> self.apply(f).apply(other.apply(f).apply(x));
                }
            };
        }

        default Church times(Church other) {
            Church self = this;
            return new Church() {
                public <T> UnaryOperator<T> apply(UnaryOperator<T> f) {
                    return self.apply(other.apply(f));
                }
            };
        }

        default int number() {
            return this.<Integer>apply(n -> n + 1).apply(0);
        }
    }

    record Step<S, A>(S state, A value) {
    }

    interface State<S, A> {
        Step<S, A> run(S s);

        default <B> State<S, B> then(Function<? super A, State<S, B>> f) {
            return s -> {
                Step<S, A> step = run(s);
                return f.apply(step.value()).run(step.state());
            };
        }

        static <S, A> State<S, A> of(A a) {
            return s -> new Step<>(s, a);
        }
    }

    static State<Integer, Integer> random() {
        return seed -> new Step<>(seed * 1103515245 + 12345, (seed >>> 16) % 100);
    }

    static <R> R factorial(int n, Function<Long, R> continuation) {
        return n == 0 ? continuation.apply(1L) : factorial(n - 1, r -> continuation.apply(n * r));
    }

    public static void main(String[] args) {
        Church two = Church.ZERO.next().next(), three = two.next();
        System.out.println(two.plus(three).number() + " " + two.times(three).number() + " " + three.times(three).times(three).plus(two).number());
        System.out.println(three.<String>apply(s -> "(" + s + ")").apply("x"));
        State<Integer, String> three3 = random().then(a -> random().then(b -> random().then(c -> State.of(a + "," + b + "," + c))));
        System.out.println(three3.run(42).value() + " " + three3.run(42).equals(three3.run(42)) + " " + three3.run(7).value());
        State<Integer, Integer> sum = State.of(0);
        for (int i = 0; i < 50; i++) {
            sum = sum.then(total -> random().then(r -> State.of(total + r)));
        }
        System.out.println(sum.run(1));
        System.out.println(factorial(15, r -> r.toString()) + " " + factorial(5, r -> r * 0.5));
        BiFunction<Integer, Integer, Integer> add = Integer::sum;
        Function<Integer, Integer> chain = Function.identity();
        for (int i = 0; i < 200; i++) {
            int n = i;
            chain = chain.andThen(x -> add.apply(x, n));
        }
        System.out.println(chain.apply(1));
    }
}
