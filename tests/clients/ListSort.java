// Sorted by the natural order, and by a comparator.
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;

class ListSort {

    static void natural() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(3);
        list.add(1);
        list.add(2);
        Collections.sort(list);
        assert list.get(0) == 1 && list.get(1) == 2 && list.get(2) == 3; //~ proved[assertion]
    }

    static void reversed() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        list.sort(Comparator.reverseOrder());
        assert list.get(0) == 1; //~ refuted[assertion]
    }

    static void immutable() {
        Collections.sort(java.util.List.of("b", "a")); //~ refuted[unsupported-operation]
    }
}
//~ obligations: 41
