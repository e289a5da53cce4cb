// javac: accepts
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

class InferenceNested {
    static <T> List<T> list(T first, T second) {
        List<T> list = new ArrayList<>();
        list.add(first);
        list.add(second);
        return list;
    }

    static <A, B, C> Function<A, C> then(Function<? super A, ? extends B> f, Function<? super B, ? extends C> g) {
        return a -> g.apply(f.apply(a));
    }

    static Map<String, List<Map<Integer, String>>> diamonds() {
        Map<String, List<Map<Integer, String>>> result = new HashMap<>();
        result.put("a", new ArrayList<>(List.of(new TreeMap<>(), new HashMap<>())));
        result.computeIfAbsent("b", key -> new ArrayList<>()).add(new HashMap<>(Map.of(1, "one")));
        return result;
    }

    static List<Number> targetTyped(boolean b) {
        List<Number> numbers = list(1, 2.5);
        List<? extends Comparable<?>> mixed = list("a", 3);
        numbers.addAll(b ? Collections.emptyList() : new ArrayList<>());
        return mixed.isEmpty() ? Collections.emptyList() : numbers;
    }

    static int composed(String text) {
        return then(String::trim, then(String::length, n -> n * 2)).apply(text);
    }

    static List<String> sorted(Map<String, Integer> counts) {
        List<String> names = new ArrayList<>(counts.keySet());
        names.sort(Comparator.comparing((String s) -> counts.get(s)).reversed().thenComparing(Comparator.naturalOrder()));
        names.sort(Comparator.comparingInt(String::length).thenComparing(s -> s.charAt(0)));
        Collections.sort(names, Collections.reverseOrder());
        return names;
    }

    static int optional(Optional<String> name) {
        return name.map(String::length).filter(n -> n > 0).orElseGet(() -> 0);
    }
}
