// The smallest and the largest element, of which an empty list has none.
import java.util.ArrayList;
import java.util.Collections;

class ListMinMax {

    static void both() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(3);
        list.add(1);
        list.add(2);
        assert Collections.min(list) == 1; //~ proved[assertion], proved[null-argument], proved[null-unboxing]
        assert Collections.max(list) == 3; //~ proved[assertion], proved[null-argument], proved[null-unboxing]
    }

    static int empty() {
        ArrayList<Integer> list = new ArrayList<>();
        return Collections.max(list);                  //~ refuted[no-such-element]
    }
}
//~ obligations: 17
