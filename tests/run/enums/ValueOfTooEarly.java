// While the constants of an enum are being made, `valueOf` finds no enum, and `values` no array.
public class ValueOfTooEarly {
    static String attempt(String name) {
        try {
            return Colour.valueOf(name).name();
        } catch (IllegalArgumentException exception) {
            return exception.getMessage();
        }
    }

    static String count() {
        try {
            return Colour.values().length + " colours";
        } catch (NullPointerException exception) {
            return "no colours";
        }
    }

    enum Colour {
        RED, GREEN;

        final String found = attempt("RED") + ", " + attempt(null) + ", " + count();

        static final String AFTER = attempt("RED") + ", " + attempt("BLUE") + ", " + count();
    }

    public static void main(String[] args) {
        for (Colour colour : Colour.values()) {
            System.out.println(colour + ": " + colour.found);
        }
        System.out.println(Colour.AFTER);
        try {
            Colour.valueOf(null);
        } catch (NullPointerException exception) {
            System.out.println(exception.getMessage());
        }
    }
}
