// Sorted, distinct and cut streams.
import java.util.Comparator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class StreamOrders {

    static void sorted() {
        assert IntStream.of(3, 1, 2).sorted().toArray()[0] == 1;                        //~ proved[assertion]
    }

    static void sortedWrong() {
        assert IntStream.of(3, 1, 2).sorted().toArray()[0] == 3;                        //~ refuted[assertion]
    }

    static void reversed() {
        assert Stream.of(1, 2).sorted(Comparator.reverseOrder()).toList().get(0) == 2;  //~ proved[assertion]
    }

    static void reversedWrong() {
        assert Stream.of(1, 2).sorted(Comparator.reverseOrder()).toList().get(0) == 1;  //~ refuted[assertion]
    }

    static void distinct() {
        assert Stream.of(1, 1, 2).distinct().count() == 2;                              //~ proved[assertion]
    }

    static void distinctWrong() {
        assert Stream.of(1, 1, 2).distinct().count() == 3;                              //~ refuted[assertion]
    }

    static void skipped() {
        assert Stream.of("a", "b", "c").skip(2).findFirst().get().equals("c");          //~ proved[assertion]
    }

    static void skippedWrong() {
        assert Stream.of("a", "b", "c").skip(1).findFirst().get().equals("c");          //~ refuted[assertion]
    }

    static void taken() {
        assert IntStream.of(1, 5, 2).takeWhile(x -> x < 3).count() == 1;                //~ proved[assertion]
    }

    static void takenWrong() {
        assert IntStream.of(1, 5, 2).dropWhile(x -> x < 3).count() == 1;                //~ refuted[assertion]
    }

    static void negativeLimit() {
        Stream.of("a").limit(-1);                                                       //~ refuted[illegal-argument]
    }

    static void readOnly() {
        Stream.of("a").toList().set(0, "b");                                            //~ refuted[unsupported-operation]
    }
}
//~ obligations: 181
