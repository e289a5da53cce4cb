// Generic records: pairs, a persistent list with an iterator, wildcards, and a failing cast far from its cause.
import java.util.Iterator;
import java.util.function.BinaryOperator;
import java.util.function.Function;

public class RecordsWithTypeParameters {
    record Pair<A, B>(A first, B second) {
        Pair<B, A> swap() {
            return new Pair<>(second, first);
        }

        <C> Pair<A, C> with(Function<? super B, ? extends C> f) {
            return new Pair<>(first, f.apply(second));
        }

        static <T extends Comparable<T>> Pair<T, T> ordered(T a, T b) {
            return a.compareTo(b) <= 0 ? new Pair<>(a, b) : new Pair<>(b, a);
        }
    }

    record Cons<T>(T head, Cons<T> tail) implements Iterable<T> {
        static <T> Cons<T> of(T... items) {
            Cons<T> result = null;
            for (int i = items.length - 1; i >= 0; i--) {
                result = new Cons<>(items[i], result);
            }
            return result;
        }

        T reduce(BinaryOperator<T> op) {
            T result = head;
            for (Cons<T> at = tail; at != null; at = at.tail) {
                result = op.apply(result, at.head());
            }
            return result;
        }

        public Iterator<T> iterator() {
            return new Iterator<>() {
                private Cons<T> at = Cons.this;

                public boolean hasNext() {
                    return at != null;
                }

                public T next() {
                    T item = at.head;
                    at = at.tail;
                    return item;
                }
            };
        }
    }

    @SuppressWarnings("unchecked")
    public static void main(String[] args) {
        Pair<String, Integer> pair = new Pair<>("k", 127);
        System.out.println(pair.swap() + " " + pair.with(n -> n + 1).swap().first());
        System.out.println(Pair.ordered("pear", "apple") + " " + Pair.ordered(3, 3).equals(new Pair<>(3, 3)));
        Cons<Integer> list = Cons.of(5, 6, 7);
        int total = 0;
        for (int n : list) {
            total = total * 10 + n;
        }
        System.out.println(total + " " + list.reduce(Integer::sum) + " " + list);
        System.out.println(Cons.of("x", "y").equals(Cons.of("x", "y")) + " " + list.equals(list.tail()));
        Pair<?, ? extends Number> wild = pair;
        System.out.println(wild.second().doubleValue() + " " + wild.first());
        Cons<Integer> polluted = (Cons<Integer>) (Object) Cons.of("not", "numbers");
        System.out.println(polluted.head());
        try {
            int bad = polluted.head();
            System.out.println("not reached " + bad);
        } catch (ClassCastException e) {
            System.out.println("cast failed at the use");
        }
    }
}
