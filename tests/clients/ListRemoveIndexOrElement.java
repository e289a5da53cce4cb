// `remove` of an int is of the index, of an Integer of the element.
import java.util.ArrayList;

class ListRemoveIndexOrElement {

    static void both() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(5);
        list.add(0);
        list.add(7);
        list.remove(Integer.valueOf(0));
        assert list.size() == 2 && list.get(1) == 7;   //~ proved[assertion]
        list.remove(0);
        assert list.size() == 1 && list.get(0) == 7;   //~ proved[assertion]
    }

    static void confused() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(5);
        list.add(7);
        list.remove(5);                                //~ refuted[index-range]
    }

    static void wrongOne() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(0);
        list.remove(0);
        assert list.contains(1);                       //~ refuted[assertion]
    }
}
//~ obligations: 26
