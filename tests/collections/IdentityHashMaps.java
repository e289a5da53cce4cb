import java.util.IdentityHashMap;

/** IdentityHashMap: the same key is the same object. Its order is left open. */
public final class IdentityHashMaps extends MapSequences {
    public static void main(String[] arguments) {
        new IdentityHashMaps().run(arguments);
    }

    @Override
    void begin() {
        domain(below(3));
        strangers = 0;
        hashCodes = false;
        knowsEnd = false;
        root("map", filled(new IdentityHashMap<>()), false);
        root("other", truth() ? new IdentityHashMap<>() : new IdentityHashMap<>(number(0, 40)), false);
    }

    @Override
    void step(Object on) {
        if (on instanceof IdentityHashMap && below(15) == 0) {
            own((IdentityHashMap<?, ?>) on);
        } else {
            super.step(on);
        }
    }

    private void own(IdentityHashMap<?, ?> map) {
        switch (below(3)) {
            case 0:
                op("new IdentityHashMap(n)");
                result(new IdentityHashMap<>(number(-1, 3)).size());
                break;
            case 1:
                op("new IdentityHashMap(map)");
                IdentityHashMap<Object, Object> copy = new IdentityHashMap<>(map);
                result(copy.equals(map));
                copy.put(plain(), value());
                result(copy.equals(map));
                content(copy, false);
                break;
            default:
                op("clone");
                IdentityHashMap<?, ?> clone = (IdentityHashMap<?, ?>) map.clone();
                map.clear();
                content(clone, false);
                break;
        }
    }
}
