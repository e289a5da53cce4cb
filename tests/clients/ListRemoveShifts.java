// After a removal the later elements move up: a loop by index skips one, or goes too far.
import java.util.ArrayList;

class ListRemoveShifts {

    static void moved() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        list.add("b");
        list.add("c");
        list.remove(0);
        assert list.get(0) == "b" && list.get(1) == "c"; //~ proved[assertion]
    }

    static void skips() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(0);
        list.add(0);
        for (int i = 0; i < list.size(); i++) {
            if (list.get(i) == 0) {
                list.remove(i);
            }
        }
        assert list.isEmpty();                         //~ refuted[assertion]
    }

    static void tooFar() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        int size = list.size();
        for (int i = 0; i < size; i++) {
            list.remove(i);                            //~ refuted[index-range]
        }
    }
}
//~ obligations: 25
