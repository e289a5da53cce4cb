import java.util.Iterator;
import java.util.Map;

/** Sequences of calls of maps, their views and iterators. */
abstract class MapSequences extends Sequences {
    @Override
    void step(Object on) {
        if (on instanceof Iterator) {
            IteratorSteps.step(this, iterator(on));
        } else if (on instanceof Map) {
            MapSteps.step(this, map(on));
        } else {
            CollectionSteps.step(this, collection(on));
        }
    }

    /** Puts some mappings into a map. */
    final <M extends Map<Object, Object>> M filled(M map) {
        for (int times = below(6); times > 0; times--) {
            map.put(plain(), value());
        }
        return map;
    }
}
