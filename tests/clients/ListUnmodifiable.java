// An unmodifiable view sees what happens below it.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class ListUnmodifiable {

    static void sees() {
        ArrayList<String> list = new ArrayList<>();
        List<String> view = Collections.unmodifiableList(list);
        list.add("a");
        assert view.size() == 1 && view.get(0) == "a"; //~ proved[assertion]
    }

    static void refuses() {
        ArrayList<String> list = new ArrayList<>();
        List<String> view = Collections.unmodifiableList(list);
        view.add("a");                                 //~ refuted[unsupported-operation]
    }

    static void noCopy() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        List<String> view = Collections.unmodifiableList(list);
        list.clear();
        assert !view.isEmpty();                        //~ refuted[assertion]
    }
}
//~ obligations: 14
