// Generic varargs: the array's run-time type comes from the call, and heap pollution shows at a cast. Ends uncaught.
import java.util.function.Function;
import java.util.function.Supplier;

public class GenericVarargs {
    @SafeVarargs
    static <T> T[] array(T... items) {
        return items;
    }

    static <T> T[] pair(T a, T b) {
        return array(a, b);
    }

    @SafeVarargs
    static <T extends Comparable<? super T>> T max(T first, T... rest) {
        T best = first;
        for (T t : rest) {
            if (t.compareTo(best) > 0) {
                best = t;
            }
        }
        return best;
    }

    @SafeVarargs
    static <A> Function<A, A> chain(Function<? super A, ? extends A>... steps) {
        return a -> {
            A result = a;
            for (Function<? super A, ? extends A> step : steps) {
                result = step.apply(result);
            }
            return result;
        };
    }

    @SafeVarargs
    static <T> T firstNonNull(Supplier<? extends T>... suppliers) {
        for (Supplier<? extends T> s : suppliers) {
            T t = s.get();
            if (t != null) {
                return t;
            }
        }
        return null;
    }

    public static void main(String[] args) {
        System.out.println(array("a", "b").getClass().getName() + " " + array(1, 2.5).length);
        System.out.println(array().length + " " + GenericVarargs.<Object>array(1).getClass().getName());
        System.out.println(max(3, 9, 4) + max("x") + max('b', 'a') + max(1.5, 2.5));
        System.out.println(chain((Integer n) -> n + 1, n -> n * n).apply(4) + " " + GenericVarargs.<String>chain().apply("same"));
        int[] calls = {0};
        System.out.println(firstNonNull(() -> null, () -> "found" + ++calls[0], () -> "never" + ++calls[0]) + calls[0]);
        Integer[] boxes = {1, 2, 3};
        System.out.println(array(boxes) == boxes);
        Object[] objects = pair("c", "d");
        System.out.println(objects.getClass().getName() + objects.length);
        try {
            String[] strings = pair("e", "f");
            System.out.println("not reached " + strings.length);
        } catch (ClassCastException e) {
            System.out.println("an Object[] arrived");
        }
        System.out.println(pair(1, 2).length);
    }
}
