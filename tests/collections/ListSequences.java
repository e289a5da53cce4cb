import java.util.List;

/** Sequences of calls of lists, their views and iterators. */
abstract class ListSequences extends Sequences {
    /** A list that is made of some elements. */
    abstract List<Object> made(Object[] elements);

    @Override
    void begin() {
        domain(below(5));
        root("list", made(elements(6)), true);
        if (below(3) == 0) {
            root("other", made(elements(3)), true);
        }
    }

    @Override
    void step(Object on) {
        if (on instanceof List) {
            ListSteps.step(this, list(on));
        } else {
            IteratorSteps.step(this, iterator(on));
        }
    }
}
