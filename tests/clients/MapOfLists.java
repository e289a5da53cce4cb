// A map of lists: the list in the map is the list.
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

class MapOfLists {

    static void throughMap() {
        HashMap<String, List<Integer>> map = new HashMap<>();
        List<Integer> list = new ArrayList<>();
        map.put("a", list);
        map.get("a").add(5);
        assert list.size() == 1 && list.get(0) == 5;   //~ proved[assertion]
    }

    static void sharedLists() {
        HashMap<String, List<Integer>> map = new HashMap<>();
        List<Integer> list = new ArrayList<>();
        map.put("a", list);
        map.put("b", list);
        map.get("a").add(5);
        assert map.get("b").isEmpty();                 //~ refuted[assertion]
    }

    static void missingList(String key) {
        HashMap<String, List<Integer>> map = new HashMap<>();
        map.put("a", new ArrayList<>());
        map.get(key).add(1);                           //~ refuted[null-dereference]
    }
}
//~ obligations: 18
