// The empty list and the list of one cannot be changed.
import java.util.Collections;
import java.util.List;

class ListEmptyAndSingleton {

    static void empty() {
        List<String> list = Collections.emptyList();
        assert list.isEmpty();                         //~ proved[assertion]
        list.add("a");                                 //~ refuted[unsupported-operation]
    }

    static String first() {
        List<String> list = Collections.emptyList();
        return list.get(0);                            //~ refuted[index-range]
    }

    static void single() {
        List<String> list = Collections.singletonList("a");
        assert list.size() == 1 && list.get(0) == "a"; // should be proved[assertion]
        list.remove("a"); //~ refuted[unsupported-operation]
    }
}
//~ obligations: 16
