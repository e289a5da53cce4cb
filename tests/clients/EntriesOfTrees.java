import java.util.Map;
import java.util.TreeMap;

/** What the removal of a key does to entries of a tree that are held is no promise: the tree may move a key into another node. */
class EntriesOfTrees {
    static void followsPut() {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        map.put(1, 1);
        Map.Entry<Integer, Integer> entry = map.entrySet().iterator().next();
        map.put(1, 2);
        assert entry.getKey() == 1;
        assert entry.getValue() == 2;
    }

    static void hasNotTheFirstValue() {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        map.put(1, 1);
        Map.Entry<Integer, Integer> entry = map.entrySet().iterator().next();
        map.put(1, 2);
        assert entry.getValue() == 1; //~ refuted[assertion]
    }

    static void setsInTheMap() {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        map.put(1, 1);
        map.entrySet().iterator().next().setValue(3);
        assert map.get(1) == 3;
    }

    static void openKey() {
        TreeMap<Integer, Integer> map = new TreeMap<>();
        map.put(2, 2);
        map.put(1, 1);
        map.put(3, 3);
        Map.Entry<Integer, Integer> entry = map.tailMap(2).entrySet().iterator().next();
        map.remove(2);
        assert entry.getKey().equals(2);  //~ unknown[assertion]
    }

    static void openValue() {
        TreeMap<Integer, String> map = new TreeMap<>();
        map.put(2, "b");
        map.put(1, "a");
        map.put(3, "c");
        Map.Entry<Integer, String> entry = map.tailMap(2).entrySet().iterator().next();
        map.remove(2);
        assert entry.getValue() == "b"; //~ unknown[assertion]
    }
}
//~ obligations: 103
