// Several things are wrong at once: which exception comes first?
public class OrderOfChecks {
    static String log = "";

    static <T> T note(String name, T value) {
        log += name + " ";
        return value;
    }

    static int fail(String name) {
        log += name + "! ";
        throw new IllegalStateException(name);
    }

    static void attempt(Runnable action) {
        log = "";
        try {
            action.run();
            System.out.println(log + "fine");
        } catch (RuntimeException e) {
            System.out.println(log + e.getClass().getSimpleName());
        }
    }

    public static void main(String[] args) {
        int[] none = null;
        int[] one = {7};
        Object[] strings = {"a"};
        Object[] exact = new Integer[1];
        String text = null;
        attempt(() -> none[fail("index")] = fail("value"));
        attempt(() -> none[note("index", 9)] = note("value", 1) / note("zero", 0));
        attempt(() -> one[note("index", 9)] = note("value", 1) / note("zero", 0));
        attempt(() -> one[note("index", 9)] = note("value", 1));
        attempt(() -> one[note("index", 1) / note("zero", 0)] = fail("value"));
        attempt(() -> one[note("index", 9)] /= note("zero", 0));
        attempt(() -> one[note("index", 0)] /= note("zero", 0));
        attempt(() -> exact[note("index", 5)] = note("value", "string"));
        attempt(() -> exact[note("index", 0)] = note("value", "string"));
        attempt(() -> strings[note("index", 5)] = (Integer) note("value", (Object) "string"));
        attempt(() -> note("text", text).charAt(note("argument", 1) / note("zero", 0)));
        attempt(() -> note("text", text).charAt(note("argument", 1)));
        attempt(() -> System.out.println(note("left", text).length() + fail("right")));
        attempt(() -> System.out.println((int) note("box", (Integer) null) + fail("right")));
        attempt(() -> System.out.println(note("box", (Integer) null) == one[note("index", 3)] ? 1 : 2));
        attempt(() -> System.out.println(new int[note("size", -1)][note("inner", 1) / note("zero", 0)]));
        attempt(() -> System.out.println((new String[note("size", 1)])[note("index", 2)].length()));
        attempt(() -> System.out.println(none.length / note("zero", 0)));
        attempt(() -> {
            throw note("thrown", (IllegalStateException) null);
        });
        attempt(() -> {
            throw (ArithmeticException) note("thrown", (RuntimeException) new IllegalStateException());
        });
        attempt(() -> one[one[0] - 7] = one[0] / one[one[0] - 7]);
    }
}
