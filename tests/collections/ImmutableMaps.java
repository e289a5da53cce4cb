import java.util.HashMap;
import java.util.Map;

/** Map.of, Map.ofEntries, Map.entry and Map.copyOf, whose order is left open. */
public final class ImmutableMaps extends MapSequences {
    public static void main(String[] arguments) {
        new ImmutableMaps().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        nulls = 0;
        root("map", Map.copyOf(filled(new HashMap<>())), false);
        root("other", truth() ? Map.of() : truth() ? Map.of(plain(), plain()) : Map.of(1, plain(), 2, plain(), "a", plain()), false);
        nulls = 20;
    }

    private Object v() {
        return value();
    }

    /** Throws if there are duplicates or null. */
    private Map<Object, Object> made() {
        switch (number(0, 9)) {
            case 0:
                return Map.of(v(), v());
            case 1:
                return Map.of(v(), v(), v(), v());
            case 2:
                return Map.of(v(), v(), v(), v(), v(), v());
            case 3:
                return Map.of(0, 0, 1, 1, 2, 2, v(), v());
            case 4:
                return Map.of(0, 0, 1, 1, 2, 2, 3, 3, v(), v());
            case 5:
                return Map.of(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, v(), v());
            case 6:
                return Map.of(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, v(), v());
            case 7:
                return Map.of(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, v(), v());
            case 8:
                return Map.of(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, v(), v());
            default:
                return Map.of(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, v(), v());
        }
    }

    @Override
    void step(Object on) {
        if (below(6) > 0) {
            super.step(on);
            return;
        }
        switch (below(5)) {
            case 0:
                op("entry");
                Map.Entry<Object, Object> entry = Map.entry(value(), value());
                result(entry);
                text(entry.toString(), true);
                result(entry.equals(Map.entry(plain(), plain())));
                entry.setValue(value());
                break;
            case 1:
                op("ofEntries");
                content(Map.ofEntries(Map.entry(plain(), plain()), Map.entry(plain(), plain()), Map.entry(plain(), plain())), false);
                break;
            case 2:
                op("copyOf");
                if (on instanceof Map) {
                    content(Map.copyOf(map(on)), false);
                }
                break;
            case 3:
                op("copyOf(null)");
                Map<Object, Object> map = new HashMap<>();
                map.put(value(), value());
                content(Map.copyOf(map), false);
                break;
            default:
                op("of");
                content(made(), false);
                break;
        }
    }
}
