// javac: accepts
import java.util.function.Function;

class FunctionalInterfaces {
    @FunctionalInterface
    interface Parser<T> {
        T parse(String text);

        default <U> Parser<U> map(Function<? super T, ? extends U> f) {
            return text -> f.apply(parse(text));
        }

        static <T> Parser<T> constant(T value) {
            return text -> value;
        }

        boolean equals(Object other);

        String toString();
    }

    interface IntParser extends Parser<Integer> {
    }

    interface Same {
        Integer parse(String text);
    }

    interface Both extends Parser<Integer>, Same {
    }

    interface Variadic {
        int sum(int... values);
    }

    interface Thrower<E extends Exception> {
        void run() throws E;
    }

    static <E extends Exception> void attempt(Thrower<E> thrower) throws E {
        thrower.run();
    }

    static int run() {
        Parser<Integer> parser = Integer::parseInt;
        IntParser trimmed = text -> parser.parse(text.trim());
        Both both = trimmed::parse;
        Variadic first = values -> values[0];
        attempt(() -> System.out.println("no exception"));
        return parser.map(n -> n + 1).map(String::valueOf).map(String::length).parse("12")
            + trimmed.parse(" 3 ") + both.parse("4") + first.sum(5, 6) + Parser.constant(7).parse("");
    }
}
