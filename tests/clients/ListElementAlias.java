// Elements are shared with whoever else holds them.
import java.util.ArrayList;

class ListElementAlias {
    int value;

    static void shared() {
        ArrayList<ListElementAlias> list = new ArrayList<>();
        ListElementAlias cell = new ListElementAlias();
        list.add(cell);
        list.add(cell);
        list.get(0).value = 3;
        assert list.get(1).value == 3 && cell.value == 3; //~ proved[assertion]
    }

    static void copyIsShallow() {
        ArrayList<ListElementAlias> list = new ArrayList<>();
        list.add(new ListElementAlias());
        ArrayList<ListElementAlias> copy = new ArrayList<>(list);
        copy.get(0).value = 3;
        assert list.get(0).value == 0;                 //~ refuted[assertion]
    }
}
//~ obligations: 23
