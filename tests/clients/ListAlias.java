// Two names of one list, and two lists.
import java.util.ArrayList;
import java.util.List;

class ListAlias {

    static void sameList() {
        List<String> list = new ArrayList<>();
        List<String> alias = list;
        alias.add("a");
        assert list.size() == 1 && list == alias;      //~ proved[assertion]
    }

    static void copies() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        ArrayList<String> copy = new ArrayList<>(list);
        copy.add("b");
        assert list.size() == 1 && copy.size() == 2;   //~ proved[assertion]
    }

    static void parameters(ArrayList<String> left, ArrayList<String> right) {
        left.clear();
        right.add("a");
        assert left.isEmpty();                         //~ refuted[assertion]
    }
}
//~ obligations: 17
