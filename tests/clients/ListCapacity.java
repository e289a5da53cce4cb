// The capacity is not the size.
import java.util.ArrayList;

class ListCapacity {

    static void empty() {
        ArrayList<Integer> list = new ArrayList<>(100);
        assert list.size() == 100;                     //~ refuted[assertion]
    }

    static void none() {
        ArrayList<Integer> list = new ArrayList<>(100);
        assert list.isEmpty();                         //~ proved[assertion]
    }
}
//~ obligations: 6
