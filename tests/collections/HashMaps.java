import java.util.HashMap;

/** HashMap, whose order is left open. */
public final class HashMaps extends MapSequences {
    public static void main(String[] arguments) {
        new HashMaps().run(arguments);
    }

    @Override
    void begin() {
        domain(below(5));
        changesInside = true;
        root("map", filled(new HashMap<>()), false);
        root("other", truth() ? new HashMap<>() : new HashMap<>(number(0, 40), 0.5f), false);
    }

    @Override
    void step(Object on) {
        if (on instanceof HashMap && below(15) == 0) {
            own((HashMap<?, ?>) on);
        } else {
            super.step(on);
        }
    }

    private void own(HashMap<?, ?> map) {
        switch (below(5)) {
            case 0:
                op("new HashMap(n)");
                result(new HashMap<>(number(-1, 3)).size());
                break;
            case 1:
                op("new HashMap(n, f)");
                result(new HashMap<>(3, number(-1, 1)).size());
                break;
            case 2:
                op("new HashMap(map)");
                HashMap<Object, Object> copy = new HashMap<>(map);
                result(copy.equals(map));
                copy.put(plain(), value());
                content(copy, false);
                break;
            default:
                op("clone");
                HashMap<?, ?> clone = (HashMap<?, ?>) map.clone();
                result(clone.equals(map));
                map.clear();
                content(clone, false);
                break;
        }
    }
}
