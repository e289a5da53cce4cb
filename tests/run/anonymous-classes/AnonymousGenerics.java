// Anonymous classes of generic types: diamond, bridge methods, and a heap-polluting call through the raw type.
import java.util.Comparator;
import java.util.function.Function;

public class AnonymousGenerics {
    static abstract class Fold<T, R> {
        abstract R step(R so, T item);

        R all(R start, T[] items) {
            R result = start;
            for (T item : items) {
                result = step(result, item);
            }
            return result;
        }
    }

    static <T> T best(T[] items, Comparator<? super T> order) {
        T best = items[0];
        for (T item : items) {
            if (order.compare(item, best) > 0) {
                best = item;
            }
        }
        return best;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    public static void main(String[] args) {
        Integer[] numbers = {5, -9, 7, 3};
        System.out.println(new Fold<Integer, Long>() {
            @Override
            Long step(Long so, Integer item) {
                return so * 10 + item;
            }
        }.all(1L, numbers));
        Fold<String, Integer> lengths = new Fold<>() {
            @Override
            Integer step(Integer so, String item) {
                return so + item.length();
            }
        };
        System.out.println(lengths.all(0, new String[] {"one", "three", ""}));
        System.out.println(best(numbers, new Comparator<Number>() {
            @Override
            public int compare(Number a, Number b) {
                return Integer.compare(Math.abs(a.intValue()), Math.abs(b.intValue()));
            }
        }));
        Function<Object, String> show = new Function<>() {
            @Override
            public String apply(Object o) {
                return "<" + o + ">";
            }
        };
        System.out.println(best(new String[] {"b", "abc", "zz"}, new Comparator<>() {
            @Override
            public int compare(String a, String b) {
                return show.apply(a).length() - show.apply(b).length();
            }
        }));
        Fold raw = lengths;
        try {
            System.out.println(raw.step(1, "four"));
            System.out.println(raw.step(1, 4));
        } catch (ClassCastException e) {
            System.out.println("bridge refuses");
        }
    }
}
