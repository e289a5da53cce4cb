// javac: accepts
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.Supplier;

class LambdaShapes {
    interface Visitor<R> {
        R visit(int n) throws Exception;
    }

    interface Task {
        Integer call() throws Exception;
    }

    interface Marker {
    }

    static int count;

    static int call(Task task) throws Exception {
        return task.call();
    }

    static void call(Runnable task) {
        task.run();
    }

    static int run() throws Exception {
        Consumer<String> ignoresResult = s -> s.length();
        Runnable increments = () -> count++;
        Runnable assigns = () -> count = 3;
        Runnable creates = () -> new Object();
        Function<Integer, Function<Integer, Integer>> curried = a -> b -> a - b;
        BiFunction<Integer, Integer, Integer> typed = (final Integer a, Integer b) -> a * b;
        BiFunction<Integer, Integer, Integer> vars = (var a, var b) -> a / b;
        Supplier<Supplier<String>> nested = () -> () -> "deep";
        IntPredicate even = n -> {
            if (n < 0) {
                n = -n;
            }
            return n % 2 == 0;
        };
        Visitor<String> throwing = n -> {
            throw new Exception("no " + n);
        };
        Supplier<Integer> neverReturns = () -> {
            while (true) {
                count++;
            }
        };
        Supplier<Runnable> chosen = count > 0 ? () -> increments : () -> () -> { };
        call(() -> { });
        call(() -> 5);
        call(() -> { throw new IllegalStateException(); });
        Object cast = (Runnable & Marker) () -> { };
        ignoresResult.accept("x");
        assigns.run();
        creates.run();
        chosen.get().run();
        return curried.apply(5).apply(3) + typed.apply(2, 3) + vars.apply(6, 3) + nested.get().get().length()
            + (even.test(4) ? 1 : 0) + cast.hashCode() + (throwing == null ? 0 : 1) + (neverReturns == null ? 0 : 1);
    }
}
