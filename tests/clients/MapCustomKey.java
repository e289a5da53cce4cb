// A key with its own `equals` and `hashCode` is found by an equal one.
import java.util.HashMap;

class MapCustomKey {

    static void found() {
        HashMap<MapCustomKeyPoint, String> map = new HashMap<>();
        map.put(new MapCustomKeyPoint(1, 2), "x");
        assert map.containsKey(new MapCustomKeyPoint(1, 2)); //~ proved[assertion]
        assert map.get(new MapCustomKeyPoint(1, 2)) == "x"; //~ proved[assertion]
    }

    static void notFound() {
        HashMap<MapCustomKeyPoint, String> map = new HashMap<>();
        map.put(new MapCustomKeyPoint(1, 2), "x");
        assert map.containsKey(new MapCustomKeyPoint(2, 1)); //~ refuted[assertion]
    }
}

class MapCustomKeyPoint {
    final int x;
    final int y;

    MapCustomKeyPoint(int x, int y) {
        this.x = x;
        this.y = y;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MapCustomKeyPoint && ((MapCustomKeyPoint) other).x == x && ((MapCustomKeyPoint) other).y == y;
    }

    @Override
    public int hashCode() {
        return 31 * x + y;
    }
}
//~ obligations: 25
