// References to private methods, local and inner classes' constructors that capture, and methods that throw. Ends uncaught.
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;

public class PrivateAndLocal {
    private int seed = 3;

    private int secret(int n) {
        return seed++ * n;
    }

    class Inner {
        final int value = seed * 11;
    }

    private static int parse(String s) {
        return Integer.parseInt(s);
    }

    static class Limit extends RuntimeException {
        Limit(String message) {
            super("limit: " + message);
        }
    }

    static int check(int n, Function<String, ? extends RuntimeException> error) {
        if (n > 10) {
            throw error.apply(n + " > 10");
        }
        return n;
    }

    void run(int captured) {
        class Local {
            final int sum;

            Local(int n) {
                sum = n + captured + seed;
            }
        }
        IntFunction<Local> locals = Local::new;
        IntFunction<Integer> secrets = this::secret;
        Supplier<Inner> inners = Inner::new;
        System.out.println(locals.apply(1).sum + " " + secrets.apply(10) + " " + locals.apply(1).sum);
        System.out.println(inners.get().value + " " + secrets.apply(1) + " " + inners.get().value);
    }

    public static void main(String[] args) {
        new PrivateAndLocal().run(100);
        Function<String, Integer> parse = PrivateAndLocal::parse;
        System.out.println(parse.apply("-12") + parse.apply("+30"));
        try {
            parse.apply("1x");
        } catch (NumberFormatException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(check(10, Limit::new));
        try {
            check(11, IllegalArgumentException::new);
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage());
        }
        check(12, Limit::new);
    }
}
