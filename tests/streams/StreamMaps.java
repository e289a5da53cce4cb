// What `map` makes of elements.
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class StreamMaps {

    static void plusOne() {
        assert Stream.of(1, 2).map(x -> x + 1).toList().get(1) == 3;                    //~ proved[assertion]
    }

    static void plusOneWrong() {
        assert Stream.of(1, 2).map(x -> x + 1).toList().get(0) == 3;                    //~ refuted[assertion]
    }

    static void lengths() {
        assert List.of("ab", "c").stream().map(String::length).collect(Collectors.toList()).get(0) == 2; //~ proved[assertion]
    }

    static void lengthsWrong() {
        assert List.of("ab", "c").stream().map(String::length).collect(Collectors.toList()).get(1) == 2; //~ refuted[assertion]
    }

    static void toObjects() {
        assert IntStream.range(0, 2).mapToObj(x -> "n" + x).toList().get(1).equals("n1"); //~ proved[assertion]
    }

    static void toObjectsWrong() {
        assert IntStream.range(0, 2).mapToObj(x -> "n" + x).toList().get(0).equals("n1"); //~ refuted[assertion]
    }

    static void boxes() {
        assert IntStream.of(7).boxed().toList().contains(7);                            //~ proved[assertion]
    }

    static void boxesWrong() {
        assert IntStream.of(7).boxed().toList().contains(8);                            //~ refuted[assertion]
    }

    static void flat() {
        assert Stream.of(1, 2).flatMap(x -> Stream.of(x, x)).count() == 4;              //~ proved[assertion]
    }

    static void flatWrong() {
        assert Stream.of(1, 2).flatMap(x -> Stream.of(x, x)).count() == 2;              //~ refuted[assertion]
    }
}
//~ obligations: 202
