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
}
