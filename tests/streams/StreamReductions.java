// Reductions, the least and the greatest element, and what was found.
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class StreamReductions {

    static void product() {
        assert IntStream.of(2, 3, 4).reduce(1, (a, b) -> a * b) == 24;                  //~ proved[assertion]
    }

    static void productWrong() {
        assert IntStream.of(2, 3, 4).reduce(0, (a, b) -> a * b) == 24;                  //~ refuted[assertion]
    }

    static void greatest() {
        assert IntStream.of(2, 5, 4).max().getAsInt() == 5;                             //~ proved[assertion]
    }

    static void greatestWrong() {
        assert IntStream.of(2, 5, 4).min().getAsInt() == 5;                             //~ refuted[assertion]
    }

    static void emptyMax() {
        IntStream.empty().max().getAsInt();                                             //~ refuted[no-such-element]
    }

    static void emptyMaxElse() {
        assert IntStream.empty().max().orElse(3) == 3;                                  //~ proved[assertion]
    }

    static void shortest() {
        assert Stream.of("abc", "d").min(Comparator.comparing(String::length)).get().equals("d"); //~ proved[assertion]
    }

    static void shortestWrong() {
        assert Stream.of("abc", "d").max(Comparator.comparing(String::length)).get().equals("d"); //~ refuted[assertion]
    }

    static void first() {
        assert List.of(4, 5).stream().findFirst().get() == 4;                           //~ proved[assertion]
    }

    static void findsNull() {
        Stream.of((String) null).findFirst();                                           //~ refuted[null-argument]
    }

    static void average() {
        assert IntStream.of(1, 2).average().getAsDouble() == 1.5;                       //~ proved[assertion]
    }

    static void averageOfNothing() {
        IntStream.empty().average().getAsDouble();                                      //~ refuted[no-such-element]
    }
}
//~ obligations: 155
