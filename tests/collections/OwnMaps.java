import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.Map;
import java.util.Set;

/** Classes of a program that extend AbstractMap: one that takes mappings, and one that is fixed. */
public final class OwnMaps extends MapSequences {
    public static void main(String[] arguments) {
        new OwnMaps().run(arguments);
    }

    private static class Fixed extends AbstractMap<Object, Object> {
        final OwnElements entries = new OwnElements();

        @Override
        public Set<Map.Entry<Object, Object>> entrySet() {
            return new AbstractSet<Map.Entry<Object, Object>>() {
                @Override
                public Iterator<Map.Entry<Object, Object>> iterator() {
                    return entriesOf(entries.iterator());
                }

                @Override
                public int size() {
                    return entries.size();
                }
            };
        }

        @SuppressWarnings({"unchecked", "rawtypes"})
        private static Iterator<Map.Entry<Object, Object>> entriesOf(Iterator<Object> iterator) {
            return (Iterator<Map.Entry<Object, Object>>) (Iterator) iterator;
        }
    }

    private static final class Growing extends Fixed {
        @Override
        public Object put(Object key, Object value) {
            for (Map.Entry<Object, Object> entry : entrySet()) {
                if (key == null ? entry.getKey() == null : key.equals(entry.getKey())) {
                    return entry.setValue(value);
                }
            }
            entries.append(new SimpleEntry<>(key, value));
            return null;
        }
    }

    @Override
    void begin() {
        domain(below(5));
        keepsIterators = false;
        root("map", filled(new Growing()), true);
        Fixed fixed = new Fixed();
        fixed.entries.append(truth() ? new AbstractMap.SimpleEntry<>(plain(), value()) : new AbstractMap.SimpleImmutableEntry<>(plain(), value()));
        root("fixed", fixed, true);
    }

    @Override
    void step(Object on) {
        if (below(15) > 0) {
            super.step(on);
            return;
        }
        op("entry");
        Map.Entry<Object, Object> entry = truth() ? new AbstractMap.SimpleEntry<>(value(), value()) : new AbstractMap.SimpleImmutableEntry<>(value(), value());
        text(entry.toString(), true);
        result(entry.equals(new AbstractMap.SimpleEntry<>(entry)));
        result(entry.equals(new AbstractMap.SimpleImmutableEntry<>(value(), entry.getValue())));
        result(new AbstractMap.SimpleImmutableEntry<>(entry).equals(entry));
        result(entry.setValue(value()));
        result(entry);
        result(Integer.signum(Map.Entry.<Object, Object>comparingByValue(Values.BY_RANK).compare(entry, Map.entry(plain(), plain()))));
        result(Integer.signum(Map.Entry.<Object, Object>comparingByKey(Values.BY_RANK).compare(entry, Map.entry(plain(), plain()))));
    }
}
