// Tests of all, some and no elements.
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class StreamMatches {

    static void any() {
        assert IntStream.of(1, 2, 3).anyMatch(x -> x == 2);                             //~ proved[assertion]
    }

    static void anyWrong() {
        assert IntStream.of(1, 2, 3).anyMatch(x -> x == 4);                             //~ refuted[assertion]
    }

    static void all() {
        assert Stream.of("a", "b").allMatch(s -> s.length() == 1);                      //~ proved[assertion]
    }

    static void allWrong() {
        assert Stream.of("a", "bc").allMatch(s -> s.length() == 1);                     //~ refuted[assertion]
    }

    static void none() {
        assert List.of(1, 2).stream().noneMatch(x -> x > 2);                            //~ proved[assertion]
    }

    static void noneWrong() {
        assert List.of(1, 3).stream().noneMatch(x -> x > 2);                            //~ refuted[assertion]
    }

    static void emptyAll() {
        assert Stream.<String>empty().allMatch(s -> s.isEmpty());                       //~ proved[assertion]
    }

    static void emptyAny() {
        assert Stream.<String>empty().anyMatch(s -> s.isEmpty());                       //~ refuted[assertion]
    }

    static void stopsEarly() {
        int[] seen = new int[1];
        IntStream.of(1, 2, 3).peek(x -> seen[0]++).anyMatch(x -> x == 2);
        assert seen[0] == 2;                                                            //~ proved[assertion]
    }

    static void stopsEarlyWrong() {
        int[] seen = new int[1];
        IntStream.of(1, 2, 3).peek(x -> seen[0]++).anyMatch(x -> x == 2);
        assert seen[0] == 3;                                                            //~ refuted[assertion]
    }
}
//~ obligations: 132
