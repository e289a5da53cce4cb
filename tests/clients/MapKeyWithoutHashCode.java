// `equals` without `hashCode`: an equal key need not be found.
import java.util.HashMap;

class MapKeyWithoutHashCode {
    final int id;

    MapKeyWithoutHashCode(int id) {
        this.id = id;
    }

    @Override
    public boolean equals(Object other) {              //~ refuted[equality-contract]
        return other instanceof MapKeyWithoutHashCode && ((MapKeyWithoutHashCode) other).id == id;
    }

    static int another() {
        HashMap<MapKeyWithoutHashCode, String> map = new HashMap<>();
        map.put(new MapKeyWithoutHashCode(1), "x");
        return map.get(new MapKeyWithoutHashCode(1)).length(); //~ refuted[null-dereference]
    }
}
//~ obligations: 12
