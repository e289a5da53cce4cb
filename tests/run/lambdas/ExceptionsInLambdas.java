// Exceptions pass through lambdas; try/finally, return and loops inside block bodies. Ends uncaught.
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.Supplier;

public class ExceptionsInLambdas {
    static String log = "";

    static int guarded(IntBinaryOperator op, int a, int b) {
        try {
            return op.applyAsInt(a, b);
        } catch (ArithmeticException e) {
            log += "a";
            return Integer.MIN_VALUE;
        } finally {
            log += "f";
        }
    }

    static <T> Supplier<T> failing(RuntimeException e) {
        return () -> {
            throw e;
        };
    }

    public static void main(String[] args) {
        System.out.println(guarded((a, b) -> a / b, 7, 2) + " " + guarded((a, b) -> a % b, 7, 0) + " " + log);
        IntBinaryOperator find = (from, divisor) -> {
            for (int i = from; ; i++) {
                try {
                    if (i % divisor == 0) {
                        return i;
                    }
                    if (i - from > 5) {
                        break;
                    }
                } finally {
                    log += ".";
                }
            }
            return -1;
        };
        System.out.println(find.applyAsInt(10, 7) + " " + find.applyAsInt(10, 100) + " " + log);
        IntFunction<int[]> maker = n -> new int[n];
        try {
            maker.apply(-4);
        } catch (NegativeArraySizeException e) {
            System.out.println("negative " + e.getMessage());
        }
        RuntimeException same = new IllegalArgumentException("same");
        Supplier<Integer> supplier = failing(same);
        for (int i = 0; i < 2; i++) {
            try {
                int x = supplier.get();
                System.out.println("not reached " + x);
            } catch (IllegalArgumentException e) {
                System.out.println(e == same);
            }
        }
        Runnable none = null;
        try {
            none.run();
        } catch (NullPointerException e) {
            System.out.println("null lambda");
        }
        Supplier<String> last = () -> maker.apply(2)[2] + "";
        System.out.println(last.get());
    }
}
