// `replaceAll` changes each element.
import java.util.ArrayList;

class ListReplaceAll {

    static void doubled() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(3);
        list.add(4);
        list.replaceAll(number -> 2 * number);
        assert list.get(0) == 6 && list.get(1) == 8;   //~ proved[assertion]
    }

    static void wrong() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(0);
        list.add(4);
        list.replaceAll(number -> 2 * number);
        assert list.get(0) > 0;                        //~ refuted[assertion]
    }
}
//~ obligations: 23
