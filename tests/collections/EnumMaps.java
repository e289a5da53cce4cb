import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;

/** EnumMap. What its iterators do after other changes is left open. */
public final class EnumMaps extends MapSequences {
    public static void main(String[] arguments) {
        new EnumMaps().run(arguments);
    }

    @Override
    void begin() {
        domain(Values.COLORS);
        keepsIterators = false;
        nulls = 20;
        strangers = 30;
        root("map", made(), true);
        root("other", made(), true);
    }

    /** A map from constants, seen as one from anything, so that other keys can be tried. */
    @SuppressWarnings({"unchecked", "rawtypes"})
    private Map<Object, Object> made() {
        return filled((Map<Object, Object>) (Map) new EnumMap<Color, Object>(Color.class));
    }

    @Override
    void step(Object on) {
        if (on instanceof EnumMap && below(12) == 0) {
            own((EnumMap<?, ?>) on);
        } else {
            super.step(on);
        }
    }

    @SuppressWarnings("unchecked")
    private void own(EnumMap<?, ?> map) {
        switch (below(3)) {
            case 0:
                op("new EnumMap(map)");
                EnumMap<Color, Object> copy = new EnumMap<>((EnumMap<Color, Object>) map);
                result(copy.remove(plain()));
                content(copy, true);
                break;
            case 1:
                op("new EnumMap(hash)");
                EnumMap<Color, Object> other = new EnumMap<>((Map<Color, Object>) new HashMap<>((EnumMap<Color, Object>) map));
                result(other.equals(map));
                content(other, true);
                break;
            default:
                op("clone");
                EnumMap<?, ?> clone = map.clone();
                result(clone.equals(map));
                map.clear();
                content(clone, true);
                break;
        }
    }
}
