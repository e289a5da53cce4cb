// Exceptions of lambdas that the library calls, and what was done before them.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

class ThroughLibraryCode {

    static void forEachStops() {
        List<Integer> seen = new ArrayList<>();
        try {
            List.of(2, 1, 0, 5).forEach(n -> {
                seen.add(n);
                int inverse = 10 / n;
            });
        } catch (ArithmeticException e) {
            assert seen.size() == 3;
            return;
        }
        assert false;
    }

    static void forEachStopsWrong() {
        int[] seen = {0};
        try {
            List.of(2, 1, 0, 5).forEach(n -> {
                seen[0]++;
                int inverse = 10 / n;
            });
        } catch (ArithmeticException e) {
        }
        assert seen[0] == 4; //~ refuted[assertion]
    }

    static void computed(int n) {
        Map<String, Integer> map = new HashMap<>();
        try {
            map.computeIfAbsent("a", key -> 10 / n);
        } catch (ArithmeticException e) {
            assert map.isEmpty() && n == 0;
            return;
        }
        assert map.containsKey("a");
    }

    static void computedWrong(int n) {
        Map<String, Integer> map = new HashMap<>();
        try {
            map.computeIfAbsent("a", key -> 10 / n);
        } catch (ArithmeticException e) {
            assert map.size() == 1; //~ refuted[assertion]
        }
    }

    static void removedUncaught(int n) {
        List<Integer> list = new ArrayList<>();
        list.add(4);
        try {
            list.removeIf(x -> x / n == 2); //~ refuted[division-by-zero]
        } catch (IllegalStateException e) {
        }
    }

    private static <T> T orElse(Supplier<T> supplier, T other) {
        try {
            return supplier.get();
        } catch (RuntimeException e) {
            return other;
        }
    }

    static void supplied(int[] numbers, int index) {
        int result = orElse(() -> numbers[index], -5);
        assert result == -5 || result == numbers[index];
    }

    static void suppliedWrong(int[] numbers, int index) {
        numbers[0] = 3; //~ refuted[array-index]
        int result = orElse(() -> numbers[index], -5);
        assert result != -5 || numbers[0] != 3 || index == 0; //~ refuted[assertion]
    }

    private static Function<Integer, Integer> guarded(Function<Integer, Integer> function) {
        return n -> {
            try {
                return function.apply(n);
            } catch (ArithmeticException e) {
                return 0;
            }
        };
    }

    static void wrapped(int n) {
        Function<Integer, Integer> inverse = guarded(x -> 12 / x);
        assert inverse.apply(0) == 0;
        assert inverse.apply(4) == 3;
    }

    static void wrappedWrong(int n) {
        Function<Integer, Integer> inverse = guarded(x -> 12 / x);
        assert inverse.apply(n) != 0; //~ refuted[assertion]
    }

    // A handler in the lambda is no handler of what made it.
    static int ownHandler(int n) {
        Supplier<Integer> safe = () -> {
            try {
                return 10 / n;
            } catch (ArithmeticException e) {
                return 0;
            }
        };
        return safe.get() / n; //~ refuted[division-by-zero]
    }
}
//~ obligations: 69
