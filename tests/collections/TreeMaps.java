import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;

/** TreeMap, with the natural order or a comparator, and the maps and sets that show ranges of it. */
public final class TreeMaps extends MapSequences {
    public static void main(String[] arguments) {
        new TreeMaps().run(arguments);
    }

    @Override
    void begin() {
        natural = below(3) == 0;
        domain(below(natural ? 4 : 5));
        nulls = 30;
        strangers = natural ? 0 : 20;
        changesInside = true;
        root("map", made(), true);
        root("other", made(), true);
    }

    /** Whether the keys of this sequence have their own order, which none has with those of other kinds. */
    private boolean natural;

    private TreeMap<Object, Object> made() {
        switch (natural ? 0 : number(1, 3)) {
            case 0:
                return filled(new TreeMap<>());
            case 1:
                return filled(new TreeMap<>(Values.BY_RANK.reversed()));
            case 2:
                return filled(new TreeMap<>(Values.BY_THIRD));
            default:
                return filled(new TreeMap<>(Values.BY_RANK));
        }
    }

    @Override
    @SuppressWarnings("unchecked")
    void step(Object on) {
        if (on instanceof TreeMap && below(20) == 0) {
            own((TreeMap<Object, Object>) on);
        } else if (natural && on instanceof TreeMap && below(20) == 0) {
            strange((TreeMap<Object, Object>) on);
        } else if (on instanceof NavigableMap) {
            SortedMapSteps.step(this, (NavigableMap<Object, Object>) on);
        } else if (on instanceof Set) {
            SetSteps.step(this, (Set<Object>) on);
        } else {
            super.step(on);
        }
    }

    /** Calls with a key that has no order with those that are there. */
    private void strange(TreeMap<Object, Object> map) {
        op("strange");
        if (!map.isEmpty()) {
            switch (number(0, 4)) {
                case 0:
                    result(map.containsKey('a'));
                    break;
                case 1:
                    result(map.remove('a'));
                    break;
                case 2:
                    result(map.put('a', plain()));
                    break;
                case 3:
                    result(map.floorKey('a'));
                    break;
                default:
                    result(map.computeIfAbsent('a', it -> it));
                    break;
            }
        }
    }

    private void own(TreeMap<Object, Object> map) {
        switch (below(3)) {
            case 0:
                op("new TreeMap(sorted)");
                TreeMap<Object, Object> sorted = new TreeMap<>(map);
                sorted.put(plain(), plain());
                content(sorted, true);
                break;
            case 1:
                op("putAll");
                TreeMap<Object, Object> other = made();
                other.putAll(map);
                content(other, true);
                break;
            default:
                op("clone");
                TreeMap<?, ?> clone = (TreeMap<?, ?>) map.clone();
                result(clone.equals(map));
                clone.pollFirstEntry();
                content(clone, true);
                break;
        }
    }
}
