// Inference from varargs: common supertypes, boxes, empty calls, null in generic varargs, arrays of arrays, method chains. Ends uncaught.
import java.util.function.BinaryOperator;
import java.util.function.Function;

public class VarargsAndGenericsMixed {
    @SafeVarargs
    static <T> String kinds(T... items) {
        return items.getClass().getSimpleName() + items.length;
    }

    @SafeVarargs
    static <T> T reduce(BinaryOperator<T> op, T first, T... rest) {
        T result = first;
        for (T t : rest) {
            result = op.apply(result, t);
        }
        return result;
    }

    @SafeVarargs
    static <T> T[] concat(T[] first, T[]... others) {
        int length = first.length;
        for (T[] other : others) {
            length += other.length;
        }
        Object[] result = new Object[length];
        System.arraycopy(first, 0, result, 0, first.length);
        int at = first.length;
        for (T[] other : others) {
            System.arraycopy(other, 0, result, at, other.length);
            at += other.length;
        }
        T[] copy = first.clone();
        for (int i = 0; i < copy.length; i++) {
            @SuppressWarnings("unchecked") T t = (T) result[length - 1 - i];
            copy[i] = t;
        }
        return copy;
    }

    static class Builder<T> {
        private Object[] items = {};

        @SafeVarargs
        final Builder<T> add(T... more) {
            Object[] joined = new Object[items.length + more.length];
            System.arraycopy(items, 0, joined, 0, items.length);
            System.arraycopy(more, 0, joined, items.length, more.length);
            items = joined;
            return this;
        }

        <R> String map(Function<? super T, R> f) {
            StringBuilder b = new StringBuilder();
            for (Object o : items) {
                @SuppressWarnings("unchecked") T t = (T) o;
                b.append(f.apply(t)).append(',');
            }
            return b.toString();
        }
    }

    public static void main(String[] args) {
        System.out.println(kinds("a") + " " + kinds(1, 2) + " " + kinds('a', 'b') + " " + VarargsAndGenericsMixed.<Number>kinds(1, 2.0) + " " + kinds(new int[2]) + " " + kinds(new int[2], new int[3]) + " " + kinds() + " " + kinds((Object) null));
        System.out.println(kinds(new String[] {"x", "y"}) + " " + kinds(new String[] {"x"}, new String[0]) + " " + VarargsAndGenericsMixed.<Object>kinds("a", 1) + " " + kinds((String) null));
        System.out.println(reduce(Integer::sum, 1, 2, 3) + " " + reduce((a, b) -> a + b, "x") + " " + reduce((a, b) -> b + a, "x", "y", "z") + " " + reduce(Math::max, 1.5, 0.5));
        String[] words = concat(new String[] {"a", "b"}, new String[] {"c"}, new String[] {"d", "e"});
        System.out.println(words[0] + words[1] + " " + concat(new Integer[] {1}).length);
        System.out.println(new Builder<String>().add("p", "q").add().add("rs").map(String::length) + new Builder<Integer>().add(200, 201).map(n -> n == 200));
        try {
            concat(new Integer[1], (Integer[]) null);
        } catch (NullPointerException e) {
            System.out.println("null array among the others");
        }
        Number[] numbers = new Integer[] {1};
        concat(numbers, new Number[] {2.5});
    }
}
