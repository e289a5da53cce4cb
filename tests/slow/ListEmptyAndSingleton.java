// The empty list and the list of one cannot be changed.
import java.util.Collections;
import java.util.List;

class ListEmptyAndSingleton {

    static void single() {
        List<String> list = Collections.singletonList("a");
        assert list.size() == 1 && list.get(0) == "a"; // should be proved[assertion]
        list.remove("a"); // should be refuted[unsupported-operation] //~ FIXME-skipped[not-supported]
    }
}
