// javac: accepts
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class GenericMethodExplicit<T> {
    private final List<T> items = new ArrayList<>();

    <T> T shadow(T other) {
        return other;
    }

    GenericMethodExplicit<T> add(T item) {
        items.add(item);
        return this;
    }

    static <T> GenericMethodExplicit<T> of(T item) {
        return new GenericMethodExplicit<T>().add(item);
    }

    <U extends T> void addAll(List<U> more) {
        items.addAll(more);
    }

    static <K, V extends Comparable<V>> Map<V, List<K>> invert(Map<K, V> map) {
        Map<V, List<K>> inverted = new TreeMap<>();
        for (Map.Entry<K, V> e : map.entrySet()) {
            inverted.computeIfAbsent(e.getValue(), v -> new ArrayList<>()).add(e.getKey());
        }
        return inverted;
    }

    static int run() {
        GenericMethodExplicit<Number> numbers = GenericMethodExplicit.<Number>of(1).add(2.5);
        numbers.<Integer>addAll(List.of(1, 2));
        numbers.addAll(Collections.<Double>emptyList());
        String text = numbers.shadow("x") + numbers.<String>shadow("y");
        List<Object> objects = Arrays.<Object>asList("a", 1);
        List<? super Integer> sink = objects;
        Map<Integer, List<String>> inverted = invert(Map.of("a", 1, "b", 1));
        return numbers.items.size() + text.length() + sink.size() + inverted.get(1).size();
    }
}
