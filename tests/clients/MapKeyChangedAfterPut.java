// A key that changes after it was put is lost.
import java.util.HashMap;

class MapKeyChangedAfterPut {
    int id;

    @Override
    public boolean equals(Object other) {
        return other instanceof MapKeyChangedAfterPut && ((MapKeyChangedAfterPut) other).id == id;
    }

    @Override
    public int hashCode() {
        return id;
    }

    static void lost() {
        HashMap<MapKeyChangedAfterPut, String> map = new HashMap<>();
        MapKeyChangedAfterPut key = new MapKeyChangedAfterPut();
        key.id = 1;                                    //~ warning[changing-key]
        map.put(key, "x");
        key.id = 2;
        assert map.containsKey(key);                   //~ refuted[assertion]
    }
}
//~ obligations: 14
