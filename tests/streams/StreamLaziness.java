// Nothing happens before the terminal operation, and then only what is needed.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

class StreamLaziness {

    static void nothingYet() {
        int[] seen = new int[1];
        Stream.of(1, 2).peek(x -> seen[0]++);
        assert seen[0] == 0;                                                            //~ proved[assertion]
    }

    static void nothingYetWrong() {
        int[] seen = new int[1];
        Stream.of(1, 2).peek(x -> seen[0]++);
        assert seen[0] == 2;                                                            //~ refuted[assertion]
    }

    static void counted() {
        int[] seen = new int[1];
        Stream.of(1, 2).peek(x -> seen[0]++).count();
        assert seen[0] == 0;                                                            //~ proved[assertion]
    }

    static void countedFiltered() {
        int[] seen = new int[1];
        Stream.of(1, 2).filter(x -> true).peek(x -> seen[0]++).count();
        assert seen[0] == 0;                                                            //~ refuted[assertion]
    }

    static void limited() {
        int[] seen = new int[1];
        Stream.of(1, 2, 3).peek(x -> seen[0]++).limit(2).forEach(x -> { });
        assert seen[0] == 2;                                                            //~ proved[assertion]
    }

    static void limitedWrong() {
        int[] seen = new int[1];
        Stream.of(1, 2, 3).peek(x -> seen[0]++).limit(2).forEach(x -> { });
        assert seen[0] == 3;                                                            //~ refuted[assertion]
    }

    static void endless() {
        assert Stream.iterate(1, x -> x * 2).limit(4).toList().get(3) == 8;             //~ proved[assertion]
    }

    static void endlessWrong() {
        assert Stream.iterate(1, x -> x * 2).limit(4).toList().get(3) == 16;            //~ refuted[assertion]
    }

    static void oneByOne() {
        List<String> seen = new ArrayList<>();
        Stream.of("a", "b").peek(seen::add).map(x -> x + x).forEach(seen::add);
        assert seen.get(1).equals("aa");                                                //~ proved[assertion]
    }

    static void barrier() {
        List<Integer> seen = new ArrayList<>();
        Stream.of(2, 1).peek(seen::add).sorted().forEach(seen::add);
        assert seen.get(1) == 2;                                                        //~ refuted[assertion]
    }
}
//~ obligations: 182
