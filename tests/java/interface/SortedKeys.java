// Keys of sorted maps whose type argument says what they are: they can be compared, whatever the map holds.
import java.util.Comparator;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.TreeSet;

class SortedKeys {
    private final Map<String, Integer> counts = new TreeMap<>();
    private final TreeMap<Integer, String> names = new TreeMap<>();
    private final TreeMap<String, Integer> ordered;
    private TreeSet<String> words = new TreeSet<>();

    SortedKeys(Comparator<String> order) {
        ordered = new TreeMap<>(order);
    }

    void count(String word) {
        Integer old = counts.get(word);                      //~ proved[null-argument], proved[class-cast]
        counts.put(word, old == null ? 1 : old + 1);         //~ proved[null-argument], proved[class-cast]
    }

    void countAny(/*@ nullable @*/ String word) {
        counts.put(word, 1);                                 // should be refuted[null-argument] //~ FIXME-unknown[null-argument], proved[class-cast]
    }

    boolean hasNumber(int number) {
        return counts.containsKey(number);                   // should be refuted[class-cast] //~ FIXME-unknown[class-cast], FIXME-unknown[null-argument]
    }

    boolean hasObject(Object key) {
        return counts.containsKey(key);                      // should be refuted[class-cast] //~ FIXME-unknown[class-cast], FIXME-unknown[null-argument]
    }

    // What an order from outside changes is not known.
    void byOrder(String word) { //~ unknown[class-invariant], unknown[class-invariant], unknown[class-invariant], unknown[class-invariant]
        ordered.put(word, 1);                                //~ unknown[class-cast], unknown[null-argument], unknown[unknown-effect]
    }

    boolean addWord(String word) {
        return words.add(word);                              //~ proved[null-argument], proved[class-cast]
    }

    void below(int key) {
        Integer floor = names.floorKey(key);
        assert floor == null || floor <= key;                //~ proved[assertion]
        Integer higher = names.higherKey(key);
        assert higher == null || higher > key;               //~ proved[assertion]
    }

    void wrongBelow(int key) {
        Integer lower = names.lowerKey(key);
        assert lower == null || lower < key - 1;             // should be refuted[assertion] //~ FIXME-unknown[assertion]
    }

    void put(int key, String name) {
        names.put(key, name);
        assert names.get(key) == name;                       //~ proved[assertion]
        assert names.floorKey(key) == key;                   //~ proved[assertion]
    }

    static void local(int a, int b) {
        NavigableMap<Integer, Integer> map = new TreeMap<>();
        map.put(a, 1);
        map.put(b, 2);
        assert map.firstKey() <= b && map.lastKey() >= a;    //~ proved[assertion]
        assert map.firstKey() < map.lastKey();               //~ refuted[assertion]
    }
}
//~ obligations: 110
