import java.util.LinkedHashMap;
import java.util.Map;

/** LinkedHashMap, in the order of insertion or of access; some forget their eldest mapping. */
public final class LinkedHashMaps extends MapSequences {
    public static void main(String[] arguments) {
        new LinkedHashMaps().run(arguments);
    }

    /** Has three mappings at most. */
    private static final class Few extends LinkedHashMap<Object, Object> {
        private static final long serialVersionUID = 1;

        Few(boolean byAccess) {
            super(8, 0.75f, byAccess);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Object, Object> eldest) {
            return size() > 3;
        }
    }

    @Override
    void begin() {
        domain(below(5));
        changesInside = true;
        root("byAccess", filled(new LinkedHashMap<>(16, 0.75f, true)), true);
        switch (below(4)) {
            case 0:
                root("byInsertion", new LinkedHashMap<>(number(0, 9)), true);
                break;
            case 1:
                root("few", filled(new Few(truth())), true);
                break;
            default:
                root("byInsertion", filled(new LinkedHashMap<>()), true);
                break;
        }
    }

    @Override
    void step(Object on) {
        if (on instanceof LinkedHashMap && below(20) == 0) {
            op("clone");
            LinkedHashMap<?, ?> clone = (LinkedHashMap<?, ?>) ((LinkedHashMap<?, ?>) on).clone();
            result(clone.get(plain()));
            content(clone, true);
            content(new LinkedHashMap<>(clone), true);
            clone.clear();
        } else {
            super.step(on);
        }
    }
}
