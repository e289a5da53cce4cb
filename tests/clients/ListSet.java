// `set` replaces and gives the old element; the size stays.
import java.util.ArrayList;

class ListSet {

    static void replaced(String text) {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        String old = list.set(1, text);
        assert old == "b" && list.get(1) == text && list.get(0) == "a"; //~ proved[assertion]
        assert list.size() == 2;                       //~ proved[assertion]
    }

    static void wrongElement(int index) {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        if (index == 0 || index == 1) {
            list.set(index, 9);
            assert list.get(0) == 9;                   //~ refuted[assertion]
        }
    }
}
//~ obligations: 19
