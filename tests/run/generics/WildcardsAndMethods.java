// Wildcards, bounded generic methods, explicit type arguments, capture helpers, static generic factories.
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;

public class WildcardsAndMethods {
    static class Seq<T> {
        final Object[] items;

        private Seq(Object... items) {
            this.items = items;
        }

        @SafeVarargs
        static <T> Seq<T> of(T... items) {
            return new Seq<>((Object[]) items.clone());
        }

        @SuppressWarnings("unchecked")
        T get(int i) {
            return (T) items[i];
        }

        void set(int i, T t) {
            items[i] = t;
        }

        <R> R fold(R start, BiFunction<? super R, ? super T, ? extends R> f) {
            R r = start;
            for (int i = 0; i < items.length; i++) {
                r = f.apply(r, get(i));
            }
            return r;
        }

        <R> Seq<R> map(Function<? super T, ? extends R> f) {
            Object[] out = new Object[items.length];
            for (int i = 0; i < out.length; i++) {
                out[i] = f.apply(get(i));
            }
            return new Seq<>(out);
        }

        int count(Predicate<? super T> p) {
            return fold(0, (n, t) -> p.test(t) ? n + 1 : n);
        }
    }

    static double sum(Seq<? extends Number> seq) {
        return seq.fold(0.0, (s, n) -> s + n.doubleValue());
    }

    static void fill(Seq<? super Integer> seq, int from) {
        for (int i = 0; i < seq.items.length; i++) {
            seq.set(i, from + i);
        }
    }

    static void swap(Seq<?> seq, int i, int j) {
        swapCaptured(seq, i, j);
    }

    private static <T> void swapCaptured(Seq<T> seq, int i, int j) {
        T t = seq.get(i);
        seq.set(i, seq.get(j));
        seq.set(j, t);
    }

    static <A, B extends A> A pick(boolean first, A a, B b) {
        return first ? a : b;
    }

    public static void main(String[] args) {
        System.out.println(sum(Seq.of(1, 2.5, 3L)) + sum(Seq.of('a', 'b').map(c -> c - 'a')));
        Seq<Number> numbers = Seq.<Number>of(0.5, 1f, 2);
        swap(numbers, 0, 2);
        System.out.println(numbers.get(0) + " " + numbers.get(2));
        fill(numbers, 7);
        System.out.println(numbers.fold("", (s, n) -> s + n));
        Seq<Object> objects = Seq.of("x", 'y', null);
        System.out.println(objects.count(o -> o == null) + " " + objects.map(String::valueOf).map(String::length).fold(0, Integer::sum));
        System.out.println(pick(false, (Object) "a", 5) + " " + WildcardsAndMethods.<Number, Integer>pick(true, 2.5, 1));
        Function<Object, String> show = o -> "<" + o + ">";
        Seq<CharSequence> shown = Seq.of(1, 2).map(show);
        System.out.println(shown.get(1).length() + "" + shown.get(0));
        Seq<? extends Comparable<?>> mixed = Seq.of(3, "three");
        System.out.println(mixed.get(0) + " " + mixed.get(1));
    }
}
