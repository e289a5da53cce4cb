// ++ on a null box throws, and nothing is stored.
public class NullBoxes {
    static Integer field;
    static int evaluated = 0;

    static Integer[] array(Integer... values) {
        evaluated++;
        return values;
    }

    static void attempt(String name, Runnable action) {
        try {
            action.run();
            System.out.println(name + " fine");
        } catch (NullPointerException e) {
            System.out.println(name + " null");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(name + " " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        attempt("field++", () -> field++);
        attempt("--field", () -> --field);
        System.out.println(field);
        attempt("element", () -> array(1, null)[1]++);
        attempt("element before", () -> ++array(1, null)[0]);
        attempt("outside", () -> array(1, null)[2]--);
        attempt("compound", () -> field += ++evaluated);
        System.out.println(evaluated);
        attempt("negation", () -> System.out.println(-field));
        attempt("comparison", () -> System.out.println(field < 3));
        attempt("equality with null", () -> System.out.println(field == null));
        attempt("equality with int", () -> System.out.println(field == 0));
        attempt("concatenation", () -> System.out.println("v" + field));
        field = 0;
        attempt("field++", () -> field++);
        System.out.println(field);
        Integer local = null;
        try {
            local++;
        } finally {
            System.out.println("finally " + local);
        }
    }
}
