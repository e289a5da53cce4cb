// Enums by their names, and exceptions that pass through code that the library calls.
import java.util.Optional;
import java.util.function.Supplier;

class EnumsAndLambdas {

    enum Colour { RED, GREEN }

    static Colour known() {
        return Colour.valueOf("RED");
    }

    static Colour unknown() {
        return Colour.valueOf("BLUE"); //~ refuted[illegal-argument]
    }

    static Colour any(String name) {
        return Colour.valueOf(name); //~ refuted[illegal-argument]
    }

    static Colour anyHandled(String name) {
        try {
            return Colour.valueOf(name);
        } catch (IllegalArgumentException e) {
            return Colour.RED;
        }
    }

    static int inLambda() {
        Supplier<Integer> number = () -> Integer.parseInt("x"); //~ refuted[number-format]
        return number.get();
    }

    static void inLambdaHandled() {
        Supplier<Integer> number = () -> Integer.parseInt("y");
        int result = 0;
        try {
            number.get();
        } catch (NumberFormatException e) {
            result = 1;
        }
        assert result == 1;
    }

    static void throughLibrary() {
        int result = 0;
        try {
            Optional.of(1).ifPresent(value -> {
                if (value == 1) {
                    throw new IllegalStateException();
                }
            });
        } catch (IllegalStateException e) {
            result = 1;
        }
        assert result == 0; //~ refuted[assertion]
    }

    // What the user makes is the user's, by default.
    static int chosen(boolean isThere) {
        Optional<Integer> number = isThere ? Optional.of(1) : Optional.empty();
        return number.orElseThrow(() -> new IllegalStateException());
    }
}

class ChosenInMain {

    public static void main(String[] arguments) {
        Optional<String> first = Optional.empty();
        first.orElseThrow(() -> new IllegalStateException()); //~ refuted[uncaught-exception]
    }
}
//~ obligations: 30
