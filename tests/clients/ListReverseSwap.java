// Reversing and swapping in place.
import java.util.ArrayList;
import java.util.Collections;

class ListReverseSwap {

    static void reversed() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        list.add("c");
        Collections.reverse(list);
        assert list.get(0) == "c" && list.get(1) == "b" && list.get(2) == "a"; //~ proved[assertion]
    }

    static void swapped() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        Collections.swap(list, 0, 1);
        assert list.get(0) == "b" && list.get(1) == "a"; //~ proved[assertion]
    }

    static void outside() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        Collections.swap(list, 0, 1);                  //~ refuted[index-range]
    }
}
//~ obligations: 25
