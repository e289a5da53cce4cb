import java.util.Iterator;
import java.util.Set;

/** Sequences of calls of sets, their views and iterators. */
abstract class SetSequences extends Sequences {
    @Override
    void step(Object on) {
        if (on instanceof Iterator) {
            IteratorSteps.step(this, iterator(on));
        } else {
            SetSteps.step(this, set(on));
        }
    }

    @SuppressWarnings("unchecked")
    static Set<Object> set(Object thing) {
        return (Set<Object>) thing;
    }
}
