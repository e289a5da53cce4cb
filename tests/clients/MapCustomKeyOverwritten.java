// Two equal keys with their own `equals` are one key.
import java.util.HashMap;

class MapCustomKeyOverwritten {

    static void two() {
        HashMap<MapCustomKeyOverwrittenName, Integer> map = new HashMap<>();
        map.put(new MapCustomKeyOverwrittenName("a"), 1);
        map.put(new MapCustomKeyOverwrittenName("a"), 2);
        assert map.size() == 2;                        //~ refuted[assertion]
    }
}

class MapCustomKeyOverwrittenName {
    final String text;

    MapCustomKeyOverwrittenName(String text) {
        this.text = text;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof MapCustomKeyOverwrittenName && ((MapCustomKeyOverwrittenName) other).text.equals(text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
//~ obligations: 17
