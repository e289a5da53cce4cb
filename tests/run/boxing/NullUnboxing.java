// Unboxing null throws wherever a value is needed: arithmetic, conditions, switches, loops, returns, comparisons. Ends uncaught.
public class NullUnboxing {
    static Integer none;
    static int count;

    interface Attempt {
        Object run();
    }

    static void attempt(String name, Attempt attempt) {
        count++;
        try {
            System.out.println(name + ": " + attempt.run());
        } catch (NullPointerException e) {
            System.out.println(name + ": NullPointerException");
        }
    }

    static int giveBack(Integer n) {
        return n;
    }

    static String take(long n) {
        return "took " + n;
    }

    public static void main(String[] args) {
        Boolean flag = null;
        Character letter = null;
        attempt("sum", () -> none + 1);
        attempt("concat", () -> none + "1");
        attempt("return", () -> giveBack(null));
        attempt("equal", () -> none == null);
        attempt("equal to int", () -> none == 0);
        attempt("condition", () -> flag ? 1 : 2);
        attempt("and", () -> count > 100 && flag);
        attempt("or", () -> count > 100 || flag);
        attempt("ternary mixed", () -> count > 0 ? none : 0);
        attempt("ternary boxed", () -> count > 0 ? none : Integer.valueOf(0));
        attempt("ternary string", () -> count > 0 ? none : "s");
        attempt("index", () -> new int[3][none]);
        attempt("size", () -> new int[none].length);
        attempt("cast", () -> (int) none);
        attempt("cast to box", () -> (Integer) none);
        attempt("minus", () -> -none);
        attempt("not", () -> !flag);
        attempt("compare", () -> letter < 'x');
        attempt("widening", () -> take(none));
        attempt("increment", () -> none++);
        attempt("still", () -> none);
        attempt("compound", () -> none += count);
        attempt("switch", () -> switch (letter) {
            case 'a' -> 1;
            default -> 2;
        });
        attempt("assignment in order", () -> {
            int[] a = {0};
            a[count = 50] = none;
            return "not reached";
        });
        System.out.println(count);
        while (flag) {
            System.out.println("not reached");
        }
    }
}
