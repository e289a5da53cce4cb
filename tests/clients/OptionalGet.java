// A value that may be missing.
import java.util.Optional;

class OptionalGet {

    static void present(String text) {
        Optional<String> optional = Optional.of(text);
        assert optional.isPresent() && optional.get() == text; //~ proved[assertion], proved[no-such-element]
    }

    static String absent() {
        Optional<String> optional = Optional.empty();
        return optional.get();                         //~ refuted[no-such-element]
    }

    static String nullable(/*@ nullable @*/ String text) {
        return Optional.ofNullable(text).get();        //~ refuted[no-such-element]
    }

    static String guarded(/*@ nullable @*/ String text) {
        Optional<String> optional = Optional.ofNullable(text);
        return optional.isPresent() ? optional.get() : ""; //~ proved[no-such-element]
    }
}
//~ obligations: 15
