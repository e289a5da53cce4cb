// Parts that reach too far, and indices that count from the start of the part.
import java.util.ArrayList;
import java.util.List;

class ListSubListWrong {

    static void tooLong() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        List<Integer> part = list.subList(0, 2);       //~ refuted[index-range]
    }

    static int countedFromList() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        list.add(3);
        List<Integer> part = list.subList(1, 3);
        return part.get(2);                            //~ refuted[index-range]
    }

    static void copied() {
        ArrayList<Integer> list = new ArrayList<>();
        list.add(1);
        list.add(2);
        ArrayList<Integer> copy = new ArrayList<>(list.subList(0, 1));
        copy.set(0, 8);
        assert list.get(0) == 8;                       //~ refuted[assertion]
    }
}
//~ obligations: 31
