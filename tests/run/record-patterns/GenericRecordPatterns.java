// java: 21
// Generic records: inferred type arguments, lists of cells, options.
public class GenericRecordPatterns {
    sealed interface Option<T> { }

    record Some<T>(T value) implements Option<T> { }

    record None<T>() implements Option<T> { }

    sealed interface Chain<T> { }

    record Cell<T>(T head, Chain<T> tail) implements Chain<T> { }

    record End<T>() implements Chain<T> { }

    record Pair<A, B>(A a, B b) { }

    static <T> T orElse(Option<T> option, T other) {
        return option instanceof Some<T>(var value) ? value : other;
    }

    static int sum(Chain<Integer> chain) {
        return switch (chain) {
            case Cell<Integer>(Integer head, Cell<Integer>(Integer next, var rest)) -> head + next + sum(rest);
            case Cell<Integer>(Integer head, End<Integer>()) -> head;
            case End<Integer>() -> 0;
            case Cell<Integer>(var head, var tail) -> -1;
        };
    }

    static <T> Chain<T> reverse(Chain<T> chain) {
        Chain<T> result = new End<>();
        while (chain instanceof Cell<T>(var head, var tail)) {
            result = new Cell<>(head, result);
            chain = tail;
        }
        return result;
    }

    static String both(Pair<Option<Integer>, Option<String>> pair) {
        return switch (pair) {
            case Pair<Option<Integer>, Option<String>>(Some<Integer>(var i), Some<String>(var s)) -> s.repeat(i);
            case Pair<Option<Integer>, Option<String>>(Some<Integer>(var i), None<String>()) -> "n" + i;
            case Pair<Option<Integer>, Option<String>>(None<Integer>(), var second) -> "none/" + second;
        };
    }

    public static void main(String[] args) {
        System.out.println(orElse(new Some<>(5), 7) + " " + orElse(new None<>(), 7) + orElse(new Some<>(null), 7));
        Chain<Integer> chain = new Cell<>(1, new Cell<>(20, new Cell<>(300, new End<>())));
        System.out.println(sum(chain) + " " + sum(new End<>()) + " " + sum(new Cell<>(4, null)));
        System.out.println(reverse(chain));
        System.out.println(both(new Pair<>(new Some<>(3), new Some<>("ab"))));
        System.out.println(both(new Pair<>(new Some<>(3), new None<>())));
        System.out.println(both(new Pair<>(new None<>(), null)));
        Pair<String, Integer> p = new Pair<>("k", 1);
        if (p instanceof Pair<String, Integer>(var k, var v)) {
            System.out.println(k.length() + v);
        }
        if (p instanceof Pair(var k, Integer v) && v == 1) {
            System.out.println(k.charAt(0));
        }
    }
}
