// `of` refuses null; the alternatives of `orElse`.
import java.util.Optional;

class OptionalOfNull {

    static void refused(/*@ nullable @*/ String text) {
        Optional<String> optional = Optional.of(text); //~ refuted[null-argument]
    }

    static int alternative(/*@ nullable @*/ String text) {
        return Optional.ofNullable(text).orElse("").length(); //~ proved[null-dereference]
    }

    static int noAlternative(/*@ nullable @*/ String text) {
        return Optional.ofNullable(text).orElse(null).length(); //~ refuted[null-dereference]
    }
}
//~ obligations: 5
