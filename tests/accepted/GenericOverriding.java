// javac: accepts
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.function.Function;

class GenericOverriding {
    interface Sink<T> {
        void put(T value);

        <R> R fold(R start, Function<? super T, ? extends R> f);
    }

    static class Last implements Sink<String> {
        String last = "";

        @Override
        public void put(String value) {
            last = value;
        }

        public void put(Integer other) {
            last = other.toString();
        }

        @Override
        public <Q> Q fold(Q start, Function<? super String, ? extends Q> f) {
            return last.isEmpty() ? start : f.apply(last);
        }
    }

    static class ByLength implements Comparator<String> {
        @Override
        public int compare(String a, String b) {
            return a.length() - b.length();
        }
    }

    static class Words implements Iterable<String> {
        private final List<String> words;

        Words(List<String> words) {
            this.words = words;
        }

        @Override
        public Iterator<String> iterator() {
            return words.iterator();
        }
    }

    @SuppressWarnings("rawtypes")
    static class Raw implements Comparable {
        @Override
        public int compareTo(Object other) {
            return 0;
        }
    }

    abstract static class Base<A, B> {
        abstract B convert(A a);

        List<? extends A> sources() {
            return List.of();
        }
    }

    static class Derived extends Base<List<String>, Integer> {
        @Override
        Integer convert(List<String> names) {
            return names.size();
        }

        @Override
        List<List<String>> sources() {
            return List.of(List.of("a"));
        }
    }

    static int run() {
        int total = 0;
        for (String word : new Words(List.of("a", "bb"))) {
            total += word.length();
        }
        Last last = new Last();
        last.put("x");
        last.put(3);
        Integer folded = last.fold(0, String::length);
        return total + folded + new ByLength().compare("a", "b") + new Derived().convert(List.of()) + new Raw().compareTo("x");
    }
}
