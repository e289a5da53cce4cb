// Optional values, and streams of them.
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

class OptionalUse {

    static void present() {
        assert Optional.of("a").map(String::length).get() == 1;                         //~ proved[assertion]
    }

    static void presentWrong() {
        assert Optional.of("a").map(String::length).get() == 2;                         //~ refuted[assertion]
    }

    static void absent() {
        Optional.ofNullable((String) null).get();                                       //~ refuted[no-such-element]
    }

    static void absentElse() {
        assert Optional.ofNullable((String) null).orElse("b").equals("b");              //~ proved[assertion]
    }

    static void filtered() {
        assert Optional.of(3).filter(x -> x > 5).isEmpty();                             //~ proved[assertion]
    }

    static void filteredWrong() {
        assert Optional.of(3).filter(x -> x > 2).isEmpty();                             //~ refuted[assertion]
    }

    static void streamed() {
        assert Optional.of("a").stream().count() == 1;                                  //~ proved[assertion]
    }

    static void streamedWrong() {
        assert Optional.empty().stream().count() == 1;                                  //~ refuted[assertion]
    }

    static void flat() {
        assert Stream.of(Optional.of(1), Optional.<Integer>empty()).flatMap(Optional::stream).count() == 1; //~ proved[assertion]
    }

    static void flatWrong() {
        assert Stream.of(Optional.of(1), Optional.<Integer>empty()).flatMap(Optional::stream).count() == 2; //~ refuted[assertion]
    }

    static void ofNull() {
        Optional.of((String) null);                                                     //~ refuted[null-argument]
    }

    static void ints() {
        assert OptionalInt.of(4).stream().sum() == 4;                                   //~ proved[assertion]
    }
}
//~ obligations: 107
