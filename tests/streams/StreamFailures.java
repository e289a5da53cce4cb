// Lambdas that fail.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

class StreamFailures {

    static void divides() {
        IntStream.of(2, 0).map(x -> 10 / x).sum();                                      //~ refuted[division-by-zero]
    }

    static void dividesGuarded() {
        IntStream.of(2, 0).filter(x -> x != 0).map(x -> 10 / x).sum();
    }

    static void nullInside() {
        Stream.of("a", null).map(s -> s.length()).toList();                             //~ refuted[null-dereference]
    }

    static void nullFiltered() {
        Stream.of("a", null).filter(s -> s != null).map(s -> s.length()).toList();
    }

    static void unboxesNull() {
        List<Integer> list = new ArrayList<>();
        list.add(null);
        list.stream().mapToInt(x -> x).sum();                                           //~ refuted[null-unboxing]
    }

    static void neverRun() {
        Stream.of("a", null).map(s -> s.length());
    }

    static void indexInside() {
        int[] array = new int[2];
        IntStream.rangeClosed(0, 2).forEach(x -> array[x] = x);                         //~ refuted[array-index]
    }

    static void indexInRange() {
        int[] array = new int[2];
        IntStream.range(0, 2).forEach(x -> array[x] = x);
        assert array[1] == 1;                                                           //~ proved[assertion]
    }

    static void castInside() {
        Stream.of((Object) "a", (Object) 1).map(x -> (String) x).forEach(s -> { });     //~ refuted[class-cast]
    }

    static void notReached() {
        assert Stream.of("a", null).map(s -> s.length()).findFirst().get() == 1;        //~ proved[assertion]
    }
}
//~ obligations: 143
