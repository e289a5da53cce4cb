import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/** Whether a view, an entry or a collection that does not change is given twice is left open by the JDK: neither is proved. */
class IdentityLeftOpen {
    static void sameKeys() {
        Map<String, Integer> map = new HashMap<>();
        assert map.keySet() == map.keySet(); //~ unknown[assertion]
    }

    static void otherKeys() {
        Map<String, Integer> map = new HashMap<>();
        assert map.keySet() != map.keySet(); //~ unknown[assertion]
    }

    static void sameValues() {
        Map<String, Integer> map = new HashMap<>();
        assert map.values() == map.values(); //~ unknown[assertion]
    }

    static void otherEntries() {
        Map<String, Integer> map = new HashMap<>();
        assert map.entrySet() != map.entrySet(); //~ unknown[assertion]
    }

    static void sameEntry() {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        assert map.entrySet().iterator().next() == map.entrySet().iterator().next(); //~ unknown[assertion]
    }

    static void otherEntry() {
        Map<String, Integer> map = new HashMap<>();
        map.put("a", 1);
        assert map.entrySet().iterator().next() != map.entrySet().iterator().next(); //~ unknown[assertion]
    }

    static void sameDescendingMap() {
        TreeMap<String, Integer> map = new TreeMap<>();
        assert map.descendingMap() == map.descendingMap(); //~ unknown[assertion]
    }

    static void otherDescendingMap() {
        TreeMap<String, Integer> map = new TreeMap<>();
        assert map.descendingMap() != map.descendingMap(); //~ unknown[assertion]
    }

    static void sameList() {
        assert List.of() == List.of(); //~ unknown[assertion]
    }

    static void otherList() {
        assert List.of(1) != List.of(1); //~ unknown[assertion]
    }

    static void sameMap() {
        assert Map.of() == Map.of(); //~ unknown[assertion]
    }

    static void otherMap() {
        assert Map.of() != Map.of(); //~ unknown[assertion]
    }

    static void sameEmptyList() {
        assert Collections.emptyList() == Collections.emptyList(); //~ unknown[assertion]
    }

    static void otherOptional() {
        assert Optional.empty() != Optional.empty(); //~ unknown[assertion]
    }

    static Supplier<Integer> one() {
        return () -> 1;
    }

    static void sameLambda() {
        assert one() == one(); //~ unknown[assertion]
    }

    static void otherLambda() {
        assert one() != one(); //~ unknown[assertion]
    }

    static void otherReference() {
        Supplier<Object> first = Object::new;
        Supplier<Object> second = Object::new;
        assert first != second; //~ unknown[assertion]
    }

    static void oneObject() {
        Map<String, Integer> map = new HashMap<>();
        Set<String> keys = map.keySet();
        Set<String> others = keys;
        assert keys == others;
        assert keys != null;
        List<Integer> list = List.of(1);
        List<Integer> same = list;
        assert list == same;
        Supplier<Integer> supplier = one();
        assert supplier == supplier;
    }

    static void newObjects() {
        Map<String, Integer> first = new HashMap<>();
        Map<String, Integer> second = new HashMap<>();
        assert first != second;
        Object view = first.keySet();
        assert view != first;
        assert first.keySet().equals(second.keySet());
        assert List.of(1).equals(List.of(1));
    }
}
//~ obligations: 116
