// Lists by `List.of`: read, not written, without null.
import java.util.List;

class ListOfImmutable {

    static void read() {
        List<String> list = List.of("a", "b", "c");
        assert list.size() == 3 && list.get(2) == "c"; //~ proved[assertion]
    }

    static void written() {
        List<String> list = List.of("a", "b", "c");
        list.add("d");                                 //~ refuted[unsupported-operation]
    }

    static void replaced() {
        List<String> list = List.of("a", "b", "c");
        list.set(0, "d");                              //~ refuted[unsupported-operation]
    }

    static void withNull(/*@ nullable @*/ String text) {
        List<String> list = List.of("a", text);        //~ refuted[null-argument]
    }
}
//~ obligations: 12
