import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

/** Entries that are held while their map changes. An entry is one life of its key: it ends with the removal. */
class EntriesHeld {
    static void keepsTheLastValue() {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        map.put("a", 2);
        map.remove("a");
        assert entry.getValue() == 2;
    }

    static void hasNotTheFirstValue() {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        map.put("a", 2);
        map.remove("a");
        assert entry.getValue() == 1; //~ refuted[assertion]
    }

    static void followsPut() {
        Map<String, Integer> map = new LinkedHashMap<>();
        map.put("a", 1);
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        map.put("a", 2);
        map.put("b", 3);
        assert entry.getValue() == 2;
    }

    static void isNotTheNextOne() {
        Map<String, Integer> map = new LinkedHashMap<>();
        map.put("a", 1);
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        map.remove("a");
        map.put("a", 2);
        assert entry.getValue() == 1;
    }

    static void doesNotShowTheNextOne() {
        Map<String, Integer> map = new LinkedHashMap<>();
        map.put("a", 1);
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        map.remove("a");
        map.put("a", 2);
        assert entry.getValue() == 2; //~ refuted[assertion]
    }

    static void reachesNoMap() {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        map.remove("a");
        map.put("a", 2);
        entry.setValue(5);
        assert map.get("a") == 2;
        assert entry.getValue() == 5;
    }

    static void doesNotReachTheMap() {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Map.Entry<String, Integer> entry = map.entrySet().iterator().next();
        map.remove("a");
        map.put("a", 2);
        entry.setValue(5);
        assert map.get("a") == 5; //~ refuted[assertion]
    }

    static void twoOfOneLife() {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Map.Entry<String, Integer> first = map.entrySet().iterator().next();
        Map.Entry<String, Integer> second = map.entrySet().iterator().next();
        map.remove("a");
        first.setValue(5);
        assert second.getValue() == 5;
    }

    static void twoOfOneLifeAgree() {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Map.Entry<String, Integer> first = map.entrySet().iterator().next();
        Map.Entry<String, Integer> second = map.entrySet().iterator().next();
        map.remove("a");
        first.setValue(5);
        assert second.getValue() == 1; //~ refuted[assertion]
    }

    static void afterItsIterator() {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        Iterator<Map.Entry<String, Integer>> entries = map.entrySet().iterator();
        Map.Entry<String, Integer> entry = entries.next();
        entry.setValue(4);
        entries.remove();
        assert entry.getValue() == 4;
        assert map.isEmpty();
    }
}
//~ obligations: 129
