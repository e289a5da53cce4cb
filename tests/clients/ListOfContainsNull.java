// A list by `List.of` refuses even the question for null.
import java.util.ArrayList;
import java.util.List;

class ListOfContainsNull {

    static void asked() {
        List<String> list = List.of("a");
        boolean there = list.contains(null);           //~ refuted[null-argument]
    }

    static void copied() {
        ArrayList<String> list = new ArrayList<>();
        list.add(null);
        List<String> copy = List.copyOf(list);         //~ refuted[null-argument]
    }

    static void allowed() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        assert !list.contains(null);                   //~ proved[assertion]
    }
}
//~ obligations: 12
