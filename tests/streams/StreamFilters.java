// What `filter` keeps.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class StreamFilters {

    static void keepsEven() {
        assert IntStream.range(0, 6).filter(x -> x % 2 == 0).count() == 3;              //~ proved[assertion]
    }

    static void keepsEvenWrong() {
        assert IntStream.range(0, 7).filter(x -> x % 2 == 0).count() == 3;              //~ refuted[assertion]
    }

    static void keepsLong() {
        assert List.of("a", "abc").stream().filter(s -> s.length() > 1).toList().size() == 1; //~ proved[assertion]
    }

    static void keepsLongWrong() {
        assert List.of("a", "abc").stream().filter(s -> s.length() > 1).toList().isEmpty(); //~ refuted[assertion]
    }

    static void keepsFirst() {
        assert Stream.of(3, 4, 5).filter(x -> x > 3).collect(Collectors.toList()).get(0) == 4; //~ proved[assertion]
    }

    static void keepsFirstWrong() {
        assert Stream.of(3, 4, 5).filter(x -> x > 3).collect(Collectors.toList()).get(1) == 4; //~ refuted[assertion]
    }

    static void noneLeft() {
        assert Stream.of("x").filter(s -> s.isEmpty()).findFirst().isEmpty();           //~ proved[assertion]
    }

    static void noneLeftWrong() {
        Stream.of("x").filter(s -> s.isEmpty()).findFirst().get();                      //~ refuted[no-such-element]
    }

    static void sourceUnchanged() {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        list.stream().filter(x -> x > 1).toList();
        assert list.size() == 2;                                                        //~ proved[assertion]
    }

    static void sourceUnchangedWrong() {
        List<Integer> list = new ArrayList<>(List.of(1, 2));
        list.stream().filter(x -> x > 1).toList();
        assert list.size() == 1;                                                        //~ refuted[assertion]
    }
}
//~ obligations: 208
