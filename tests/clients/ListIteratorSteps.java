// Forwards, backwards, and what is set or added on the way.
import java.util.ArrayList;
import java.util.ListIterator;

class ListIteratorSteps {

    static void replaces() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        ListIterator<String> iterator = list.listIterator();
        iterator.next();
        iterator.set("x");
        iterator.add("y");
        assert list.get(0) == "x" && list.get(1) == "y" && list.size() == 3; //~ proved[assertion]
        assert iterator.next() == "b";                 //~ proved[assertion]
        assert iterator.previous() == "b";             //~ proved[assertion]
    }

    static void setAfterAdd() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        ListIterator<String> iterator = list.listIterator();
        iterator.next();
        iterator.add("y");
        iterator.set("x");                             //~ refuted[illegal-state]
    }

    static String beforeStart() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        return list.listIterator().previous();         //~ refuted[no-such-element]
    }
}
//~ obligations: 40
