// Collectors.
import java.util.stream.Collectors;
import java.util.stream.Stream;

class StreamCollecting {

    static void joined() {
        assert Stream.of("a", "b").collect(Collectors.joining(",")).equals("a,b");      //~ proved[assertion]
    }

    static void joinedWrong() {
        assert Stream.of("a", "b").collect(Collectors.joining()).equals("a,b");         //~ refuted[assertion]
    }

    static void mapped() {
        assert Stream.of("a", "bc").collect(Collectors.toMap(s -> s, String::length)).get("bc") == 2; //~ proved[assertion]
    }

    static void duplicate() {
        Stream.of("a", "a").collect(Collectors.toMap(s -> s, String::length));          //~ refuted[illegal-state]
    }

    static void grouped() {
        assert Stream.of("a", "b", "cd").collect(Collectors.groupingBy(String::length)).get(1).size() == 2; //~ proved[assertion]
    }

    static void groupedWrong() {
        assert Stream.of("a", "b", "cd").collect(Collectors.groupingBy(String::length)).get(2).size() == 2; //~ refuted[assertion]
    }

    static void parted() {
        assert Stream.of(1, 2, 3).collect(Collectors.partitioningBy(x -> x > 1)).get(true).size() == 2; //~ proved[assertion]
    }

    static void partedWrong() {
        assert Stream.of(1, 2, 3).collect(Collectors.partitioningBy(x -> x > 1)).get(false).size() == 2; //~ refuted[assertion]
    }

    static void counted() {
        assert Stream.of("a", "b").collect(Collectors.counting()) == 2L;                //~ proved[assertion]
    }

    static void unmodifiable() {
        Stream.of("a").collect(Collectors.toUnmodifiableList()).add("b");               //~ refuted[unsupported-operation]
    }

    static void nullKey() {
        Stream.of("a").collect(Collectors.groupingBy(s -> (String) null));              //~ refuted[null-argument]
    }

    static void set() {
        assert Stream.of(1, 1, 2).collect(Collectors.toSet()).size() == 2;              //~ proved[assertion]
    }
}
//~ obligations: 232
