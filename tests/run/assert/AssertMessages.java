// assert with and without messages of every type; the message is evaluated only on failure.
public class AssertMessages {
    static int evaluated = 0;

    static Object message(Object o) {
        evaluated++;
        return o;
    }

    static void attempt(Runnable action) {
        try {
            action.run();
            System.out.println("holds " + evaluated);
        } catch (AssertionError e) {
            System.out.println(e.getMessage() + " / " + e + " " + evaluated);
        }
    }

    public static void main(String[] args) {
        int x = args.length;
        attempt(() -> {
            assert x == 0;
        });
        attempt(() -> {
            assert x == 1;
        });
        attempt(() -> {
            assert x == 0 : message("not evaluated");
        });
        attempt(() -> {
            assert x == 1 : message("text");
        });
        attempt(() -> {
            assert x == 1 : x + 5;
        });
        attempt(() -> {
            assert false : 'c';
        });
        attempt(() -> {
            assert false : 1L << 40;
        });
        attempt(() -> {
            assert false : 2.5;
        });
        attempt(() -> {
            assert false : x == 0;
        });
        attempt(() -> {
            assert false : null;
        });
        attempt(() -> {
            assert x > 0 : message(null);
        });
        attempt(() -> {
            assert x > 0 || x < 0 : new StringBuilder("built ").append(x);
        });
        System.out.println(evaluated);
        assert evaluated == 100 : "the end after " + evaluated;
    }
}
