// All elements of another collection, at the end or in the middle.
import java.util.ArrayList;
import java.util.List;

class ListAddAll {

    static void atEnd() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.addAll(List.of("b", "c"));
        assert list.size() == 3 && list.get(2) == "c"; //~ proved[assertion]
    }

    static void inFront() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.addAll(0, List.of("b", "c"));
        assert list.get(0) == "a";                     //~ refuted[assertion]
    }

    static void removed() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        list.add("a");
        list.removeAll(List.of("a")); //~ proved[null-argument]
        assert list.size() == 1 && list.get(0) == "b"; //~ proved[assertion]
    }
}
//~ obligations: 33
