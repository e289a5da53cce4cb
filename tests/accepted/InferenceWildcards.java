// javac: accepts
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

class InferenceWildcards {
    static <T> void copy(List<? super T> to, List<? extends T> from) {
        for (T item : from) {
            to.add(item);
        }
    }

    static <T extends Comparable<? super T>> T max(Collection<? extends T> items) {
        T best = null;
        for (T item : items) {
            if (best == null || item.compareTo(best) > 0) {
                best = item;
            }
        }
        return best;
    }

    static void swapFirst(List<?> list) {
        swapHelper(list);
    }

    private static <E> void swapHelper(List<E> list) {
        E first = list.get(0);
        list.set(0, list.get(list.size() - 1));
        list.set(list.size() - 1, first);
    }

    static double total(Collection<? extends Number> numbers) {
        double total = 0;
        for (Number n : numbers) {
            total += n.doubleValue();
        }
        return total;
    }

    static void fill(List<? super Integer> sink) {
        sink.add(3);
        sink.add(null);
        Object first = sink.get(0);
        System.out.println(first);
    }

    static <T> List<T> filter(Iterable<? extends T> source, Predicate<? super T> test) {
        List<T> kept = new ArrayList<>();
        for (T t : source) {
            if (test.test(t)) {
                kept.add(t);
            }
        }
        return kept;
    }

    static double run() {
        List<Integer> ints = new ArrayList<>(List.of(3, 1, 2));
        List<Number> numbers = new ArrayList<>();
        List<Object> objects = new ArrayList<>();
        copy(numbers, ints);
        InferenceWildcards.<Number>copy(objects, ints);
        fill(numbers);
        fill(objects);
        swapFirst(numbers);
        List<? extends Number> view = ints;
        Number n = view.get(0);
        Comparator<Object> byHash = Comparator.comparingInt(Object::hashCode);
        ints.sort(byHash);
        Predicate<Object> notNull = o -> o != null;
        List<Number> some = filter(ints, notNull);
        return total(ints) + total(some) + max(ints) + n.intValue();
    }
}
