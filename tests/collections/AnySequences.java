import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Sequences of calls of collections of all kinds without an order of their elements. */
abstract class AnySequences extends Sequences {
    @Override
    void step(Object on) {
        if (on instanceof Iterator) {
            IteratorSteps.step(this, iterator(on));
        } else if (on instanceof List) {
            ListSteps.step(this, list(on));
        } else if (on instanceof Map) {
            MapSteps.step(this, map(on));
        } else {
            CollectionSteps.step(this, collection(on));
        }
    }
}
