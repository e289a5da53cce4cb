// The same element several times.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

class ListNCopies {

    static void same() {
        List<List<Integer>> rows = new ArrayList<>(Collections.nCopies(3, new ArrayList<>()));
        rows.get(0).add(1);
        assert rows.get(2).isEmpty();                  //~ refuted[assertion]
    }

    static void size() {
        List<String> list = Collections.nCopies(4, "x");
        assert list.size() == 4 && list.get(3) == "x"; //~ proved[assertion]
    }
}
//~ obligations: 20
