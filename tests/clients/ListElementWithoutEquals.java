// Elements that are equal only to themselves.
import java.util.ArrayList;

class ListElementWithoutEquals {
    int id;

    static void itself() {
        ArrayList<ListElementWithoutEquals> list = new ArrayList<>();
        ListElementWithoutEquals element = new ListElementWithoutEquals();
        list.add(element);
        assert list.contains(element);                 //~ proved[assertion]
        assert !list.contains(new ListElementWithoutEquals()); //~ proved[assertion]
    }

    static void another() {
        ArrayList<ListElementWithoutEquals> list = new ArrayList<>();
        list.add(new ListElementWithoutEquals());
        assert list.contains(new ListElementWithoutEquals()); //~ refuted[assertion]
    }
}
//~ obligations: 8
