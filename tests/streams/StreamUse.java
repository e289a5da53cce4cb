// A stream is used once, and not after it was closed.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class StreamUse {

    static void usedTwice() {
        Stream<String> stream = Stream.of("a");
        stream.count();
        stream.count();                                                                 //~ refuted[illegal-state]
    }

    static void usedOnce() {
        Stream<String> stream = Stream.of("a");
        assert stream.count() == 1;                                                     //~ proved[assertion]
    }

    static void linkedTwice() {
        Stream<String> stream = Stream.of("a");
        stream.map(x -> x);
        stream.filter(x -> true);                                                       //~ refuted[illegal-state]
    }

    static void linkedOnce() {
        Stream<String> stream = Stream.of("a");
        Stream<String> next = stream.map(x -> x);
        assert next.count() == 1;                                                       //~ proved[assertion]
    }

    static void closed() {
        IntStream stream = IntStream.of(1);
        stream.close();
        stream.sum();                                                                   //~ refuted[illegal-state]
    }

    static void closedBehind() {
        boolean[] isClosed = {false};
        try (Stream<String> stream = Stream.of("a").onClose(() -> isClosed[0] = true)) {
            stream.count();
        }
        assert isClosed[0];
    }

    static void closedWrong() {
        boolean[] isClosed = {false};
        Stream.of("a").onClose(() -> isClosed[0] = true).count();
        assert isClosed[0];                                                             //~ refuted[assertion]
    }

    static void late() {
        List<String> list = new ArrayList<>();
        Stream<String> stream = list.stream();
        list.add("a");
        assert stream.count() == 1;                                                     //~ proved[assertion]
    }

    static void lateWrong() {
        List<String> list = new ArrayList<>();
        Stream<String> stream = list.stream();
        list.add("a");
        assert stream.count() == 0;                                                     //~ refuted[assertion]
    }

    static void changed() {
        List<String> list = new ArrayList<>(List.of("a"));
        list.stream().forEach(s -> list.add(s));                                        //~ refuted[concurrent-modification]
    }
}
//~ obligations: 152
