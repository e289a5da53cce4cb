// A part of a list is a view.
import java.util.ArrayList;
import java.util.List;

class ListSubList {

    static void written() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        list.add(3);
        List<Integer> part = list.subList(1, 3);
        part.set(0, 9);
        assert list.get(1) == 9 && part.size() == 2;   //~ proved[assertion]
    }

    static void cleared() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        list.add(3);
        list.subList(0, 2).clear();
        assert list.size() == 1 && list.get(0) == 3;   //~ proved[assertion]
    }

    static void seen() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        List<Integer> part = list.subList(0, 1);
        list.set(0, 7);
        assert part.get(0) == 7;                       //~ proved[assertion]
    }
}
//~ obligations: 40
