// Recursion through lambdas, method references, interfaces, anonymous classes and generic methods.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntUnaryOperator;

public class RecursiveLambdas {
    static IntUnaryOperator factorial;
    static final IntUnaryOperator FIBONACCI = n -> n < 2 ? n : RecursiveLambdas.FIBONACCI.applyAsInt(n - 1)
        + RecursiveLambdas.FIBONACCI.applyAsInt(n - 2);

    interface Self<T, R> {
        R apply(Self<T, R> self, T value);
    }

    static <T, R> Function<T, R> fix(Self<T, R> self) {
        return value -> self.apply(self, value);
    }

    interface Visitor {
        default int visit(int n) {
            return n <= 0 ? base() : combine(n, visit(n - step()));
        }

        int combine(int a, int b);

        default int base() {
            return 0;
        }

        default int step() {
            return 1;
        }
    }

    static int calls = 0;

    static int power(int n, int k, IntBinaryOperator times) {
        calls++;
        return k == 0 ? 1 : k % 2 == 0 ? power(times.applyAsInt(n, n), k / 2, times)
            : times.applyAsInt(n, power(n, k - 1, times));
    }

    static <T> T iterate(T seed, int n, Function<T, T> f) {
        return n == 0 ? seed : f.apply(iterate(seed, n - 1, f));
    }

    public static void main(String[] args) {
        factorial = n -> n == 0 ? 1 : n * factorial.applyAsInt(n - 1);
        System.out.println(factorial.applyAsInt(10) + " " + FIBONACCI.applyAsInt(12));
        Function<Integer, String> halves = fix((self, n) -> n == 0 ? "." : n + self.apply(self, n / 2));
        System.out.println(halves.apply(20));
        System.out.println(((Visitor) Integer::sum).visit(10));
        Visitor product = new Visitor() {
            public int combine(int a, int b) {
                return a * b;
            }

            public int base() {
                return 1;
            }

            public int step() {
                return 2;
            }
        };
        System.out.println(product.visit(9));
        System.out.println(power(3, 13, (a, b) -> a * b) + " " + calls + " " + power(2, 5, Math::multiplyExact));
        System.out.println(iterate("x", 4, s -> "(" + s + s + ")"));
        System.out.println(iterate(1, 10, n -> n * 3 % 1000));
        BiFunction<Integer, Integer, Integer> gcd = new BiFunction<>() {
            public Integer apply(Integer a, Integer b) {
                return b == 0 ? a : this.apply(b, a % b);
            }
        };
        System.out.println(gcd.apply(1071, 462) + " " + gcd.andThen(n -> n * 2).apply(9, 6));
    }
}
