// Mapping what may be missing.
import java.util.Optional;

class OptionalMap {

    static void mapped() {
        Optional<Integer> length = Optional.of("abc").map(text -> text.length());
        assert length.get() == 3;                      //~ proved[assertion], proved[no-such-element]
    }

    static int filtered(String text) {
        return Optional.of(text).filter(it -> !it.isEmpty()).get().length(); //~ refuted[no-such-element]
    }
}
//~ obligations: 15
