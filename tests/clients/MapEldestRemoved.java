// A cache of two entries drops the eldest one.
import java.util.LinkedHashMap;
import java.util.Map;

class MapEldestRemoved extends LinkedHashMap<String, Integer> {

    @Override
    protected boolean removeEldestEntry(Map.Entry<String, Integer> eldest) {
        return size() > 2;
    }

    static void bounded() {
        MapEldestRemoved cache = new MapEldestRemoved();
        cache.put("a", 1);
        cache.put("b", 2);
        cache.put("c", 3);
        assert cache.size() == 2;                      //~ proved[assertion]
        assert cache.get("c") == 3;                    //~ proved[assertion]
    }

    static int dropped() {
        MapEldestRemoved cache = new MapEldestRemoved();
        cache.put("a", 1);
        cache.put("b", 2);
        cache.put("c", 3);
        int one = cache.get("a");                      //~ refuted[null-unboxing]
        return one;
    }
}
//~ obligations: 13
