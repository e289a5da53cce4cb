// All elements of another collection, at the end or in the middle.
import java.util.ArrayList;
import java.util.List;

class ListAddAll {

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
        list.removeAll(List.of("a")); // should be proved[null-argument] //~ FIXME-unknown[null-argument]
        assert list.size() == 1 && list.get(0) == "b"; // should be proved[assertion] //~ FIXME-unknown[assertion]
    }
}
