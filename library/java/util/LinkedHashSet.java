package java.util;

import invar.logic.Dict;
import invar.logic.Seq;
import java.io.Serializable;

/** A set in the order in which its elements came. */
public class LinkedHashSet<E> extends HashSet<E> implements Set<E>, Cloneable, Serializable {
    public LinkedHashSet() {
    }

    public LinkedHashSet(int initialCapacity) {
        super(initialCapacity);
    }

    public LinkedHashSet(int initialCapacity, float loadFactor) {
        super(initialCapacity, loadFactor);
    }

    public LinkedHashSet(Collection<? extends E> c) {
        super(c);
    }

    @Override
    Seq<E> order() {
        return Dict.keys(content);
    }

    @Override
    Dict<E, Object> arranged() {
        return content;
    }

    @Override
    public Spliterator<E> spliterator() {
        return Spliterators.spliterator(this, Spliterator.DISTINCT | Spliterator.ORDERED);
    }
}
