// javac: accepts
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

class InferenceReturn {
    static <T> T pick(boolean first, T a, T b) {
        return first ? a : b;
    }

    static <T> T make(Supplier<T> supplier) {
        return supplier.get();
    }

    static <T extends Number & Comparable<T>> boolean less(T a, T b) {
        return a.compareTo(b) < 0 && a.intValue() <= b.intValue();
    }

    @SuppressWarnings("unchecked")
    static <T> T unchecked(Object o) {
        return (T) o;
    }

    static List<String> none() {
        return Collections.emptyList();
    }

    static int run() {
        Object o = pick(true, "one", 2);
        Number n = pick(false, 1, 2.0);
        int primitive = pick(true, 1, 2);
        long widened = pick(true, 1, 2);
        List<String> made = make(ArrayList::new);
        List<List<String>> nested = make(() -> new ArrayList<>(List.of(made)));
        String s = unchecked("text");
        int length = InferenceReturn.<String>unchecked("abc").length();
        var chosen = pick(true, List.of(1), none());
        return primitive + (int) widened + nested.size() + s.length() + length + n.intValue()
            + o.hashCode() + chosen.size() + (less(1, 2) ? 1 : 0);
    }
}
