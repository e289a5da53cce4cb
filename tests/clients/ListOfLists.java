// A table as a list of lists.
import java.util.ArrayList;
import java.util.List;

class ListOfLists {

    static void rows() {
        List<List<Integer>> rows = new ArrayList<>();
        rows.add(new ArrayList<>());
        rows.add(new ArrayList<>());
        rows.get(0).add(1);
        assert rows.get(0).size() == 1 && rows.get(1).isEmpty(); //~ proved[assertion]
    }

    static int shortRow() {
        List<List<Integer>> rows = new ArrayList<>();
        rows.add(new ArrayList<>());
        rows.add(new ArrayList<>());
        rows.get(0).add(1);
        return rows.get(1).get(0);                     //~ proved[index-range], refuted[index-range]
    }

    static void sameRow() {
        List<List<Integer>> rows = new ArrayList<>();
        List<Integer> row = new ArrayList<>();
        rows.add(row);
        rows.add(row);
        rows.get(0).add(1);
        assert rows.get(1).isEmpty();                  //~ refuted[assertion]
    }
}
//~ obligations: 31
