// Streams of lists that a caller gives.
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

class StreamParameters {

    static void divisors(List<Integer> list) {
        list.stream().filter(x -> x != null).map(x -> 10 / x).collect(Collectors.toList()); //~ refuted[division-by-zero]
    }

    static void divisorsGuarded(List<Integer> list) {
        list.stream().filter(x -> x != null && x != 0).map(x -> 10 / x).collect(Collectors.toList());
    }

    static void lengths(List<String> list) {
        list.stream().map(s -> s.length()).collect(Collectors.toList());
    }

    static void count(ArrayList<String> list) {
        assert list.stream().count() == list.size();                                    //~ proved[assertion]
    }

    static void countOfElements(ArrayList<String> list) {
        assert list.stream().filter(s -> s != null).count() == list.size();             //~ proved[assertion]
    }

    static void countMapped(ArrayList<String> list) {
        assert list.stream().map(s -> "x" + s).count() == list.size();                  //~ proved[assertion]
    }

    static void firstOfAny(ArrayList<String> list) {
        list.stream().findFirst().get();                                                //~ refuted[no-such-element]
    }

    static void neverNegative(ArrayList<String> list) {
        assert list.stream().filter(s -> s != null).count() >= 0;                       //~ proved[assertion]
    }
}
//~ obligations: 146
