package java.util;

/** What a set can do with its iterator and its size alone. */
public abstract class AbstractSet<E> extends AbstractCollection<E> implements Set<E> {
    protected AbstractSet() {
    }

    @Override
    public boolean equals(Object o) {
        if (o == this) {
            return true;
        }
        if (!(o instanceof Set) || ((Set<?>) o).size() != size()) {
            return false;
        }
        try {
            return containsAll((Set<?>) o);
        } catch (ClassCastException | NullPointerException exception) {
            return false;
        }
    }

    @Override
    public int hashCode() {
        int sum = 0;
        for (E element : this) {
            sum += Objects.hashCode(element);
        }
        return sum;
    }

    @Override
    public boolean removeAll(Collection<?> c) {
        Objects.requireNonNull(c);
        if (size() <= c.size()) {
            return super.removeAll(c);
        }
        boolean changed = false;
        for (Object element : c) {
            changed |= remove(element);
        }
        return changed;
    }
}
