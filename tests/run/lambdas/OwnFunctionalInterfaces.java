// Own functional interfaces: default and static methods, generic exceptions, inherited abstract methods, Object's methods.
public class OwnFunctionalInterfaces {
    @FunctionalInterface
    interface Parser<T> {
        T parse(String s) throws Exception;

        boolean equals(Object other);

        default Parser<T> orElse(T fallback) {
            return s -> {
                try {
                    return parse(s);
                } catch (Exception e) {
                    System.out.println("fallback after " + e.getClass().getSimpleName());
                    return fallback;
                }
            };
        }

        default <R> Parser<R> then(Step<? super T, ? extends R> step) {
            return s -> step.apply(this.parse(s));
        }

        static <T> Parser<T> constant(T value) {
            return s -> value;
        }
    }

    interface Step<A, B> {
        B apply(A a);
    }

    interface Twice<A> extends Step<A, A> {
        default A twice(A a) {
            return apply(apply(a));
        }
    }

    interface Task<E extends Exception> {
        void run() throws E;
    }

    static <E extends Exception> void perform(Task<E> task, int times) throws E {
        for (int i = 0; i < times; i++) {
            task.run();
        }
    }

    public static void main(String[] args) throws Exception {
        Parser<Integer> number = s -> Integer.parseInt(s.trim());
        System.out.println(number.parse(" 12 ") + number.orElse(-1).parse("x"));
        System.out.println(number.then(n -> n * 1.5).orElse(0.0).parse("3"));
        System.out.println(number.then(n -> n / 0).orElse(99).parse("3"));
        System.out.println(Parser.constant("k").then(String::length).parse(null));
        Twice<String> wrap = s -> "(" + s + ")";
        System.out.println(wrap.twice("a") + wrap.apply("b"));
        Step<String, String> asStep = wrap;
        System.out.println(asStep.apply("c") + (asStep == wrap));
        int[] runs = {0};
        perform(() -> runs[0]++, 5);
        try {
            perform(() -> {
                if (++runs[0] > 7) {
                    throw new java.io.IOException("stop at " + runs[0]);
                }
            }, 10);
        } catch (java.io.IOException e) {
            System.out.println(e.getMessage());
        }
        perform(() -> System.out.println("once"), 1);
    }
}
