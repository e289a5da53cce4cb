package java.util;

import invar.logic.Dict;
import invar.logic.Seq;

/** A set of constants of one enum, in their order. */
public abstract class EnumSet<E extends Enum<E>> extends AbstractSet<E> implements Cloneable, java.io.Serializable {
    private final Class<E> elementType;
    /** The elements are its keys, in their order. */
    private Dict<E, Object> content;

    EnumSet(Class<E> elementType) {
        this.elementType = elementType;
    }

    public static <E extends Enum<E>> EnumSet<E> noneOf(Class<E> elementType) {
        if (elementType == null) {
            throw new NullPointerException();
        }
        if (!elementType.isEnum()) {
            throw new ClassCastException(elementType + " not an enum");
        }
        return new PlainEnumSet<E>(elementType);
    }

    public static <E extends Enum<E>> EnumSet<E> allOf(Class<E> elementType) {
        EnumSet<E> result = noneOf(elementType);
        result.addAll();
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(EnumSet<E> s) {
        return s.clone();
    }

    public static <E extends Enum<E>> EnumSet<E> copyOf(Collection<E> c) {
        if (c instanceof EnumSet) {
            return ((EnumSet<E>) c).clone();
        }
        if (c.isEmpty()) {
            throw new IllegalArgumentException("Collection is empty");
        }
        Iterator<E> elements = c.iterator();
        EnumSet<E> result = of(elements.next());
        while (elements.hasNext()) {
            result.add(elements.next());
        }
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> complementOf(EnumSet<E> s) {
        EnumSet<E> result = copyOf(s);
        result.complement();
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e) {
        EnumSet<E> result = noneOf(e.getDeclaringClass());
        result.add(e);
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2) {
        EnumSet<E> result = of(e1);
        result.add(e2);
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3) {
        EnumSet<E> result = of(e1, e2);
        result.add(e3);
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4) {
        EnumSet<E> result = of(e1, e2, e3);
        result.add(e4);
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> of(E e1, E e2, E e3, E e4, E e5) {
        EnumSet<E> result = of(e1, e2, e3, e4);
        result.add(e5);
        return result;
    }

    @SafeVarargs
    public static <E extends Enum<E>> EnumSet<E> of(E first, E... rest) {
        EnumSet<E> result = of(first);
        for (E element : rest) {
            result.add(element);
        }
        return result;
    }

    public static <E extends Enum<E>> EnumSet<E> range(E from, E to) {
        if (from.compareTo(to) > 0) {
            throw new IllegalArgumentException(from + " > " + to);
        }
        EnumSet<E> result = noneOf(from.getDeclaringClass());
        result.addRange(from, to);
        return result;
    }

    /** All constants come into an empty set. */
    void addAll() {
        for (E constant : elementType.getEnumConstants()) {
            content = Dict.put(content, constant, null);
        }
    }

    /** The constants from one to another one, both included, come into an empty set. */
    void addRange(E from, E to) {
        E[] constants = elementType.getEnumConstants();
        for (int index = from.ordinal(); index <= to.ordinal(); index++) {
            content = Dict.put(content, constants[index], null);
        }
    }

    /** The constants that were not in the set are its elements. */
    void complement() {
        Dict<E, Object> before = content;
        content = null;
        for (E constant : elementType.getEnumConstants()) {
            content = Dict.has(before, constant) ? content : Dict.put(content, constant, null);
        }
    }

    @SuppressWarnings("unchecked")
    public EnumSet<E> clone() {
        try {
            return (EnumSet<E>) super.clone();
        } catch (CloneNotSupportedException impossible) {
            throw new AssertionError(impossible);
        }
    }

    public int size() {
        return Dict.size(content);
    }

    public boolean isEmpty() {
        return Dict.size(content) == 0;
    }

    public boolean contains(Object o) {
        return Dict.has(content, o);
    }

    public boolean add(E e) {
        if (e == null) {
            throw new NullPointerException();
        }
        if (e.getClass() != elementType && e.getClass().getSuperclass() != elementType) {
            throw new ClassCastException(e.getClass() + " != " + elementType);
        }
        if (Dict.has(content, e)) {
            return false;
        }
        content = Dict.insert(content, Ranks.rank(this, content, null, e), e, null);
        return true;
    }

    public boolean remove(Object o) {
        boolean present = Dict.has(content, o);
        content = Dict.remove(content, o);
        return present;
    }

    public void clear() {
        content = null;
    }

    @SuppressWarnings("unchecked")
    public boolean addAll(Collection<? extends E> c) {
        if (!(c instanceof EnumSet)) {
            return super.addAll(c);
        }
        EnumSet<E> other = (EnumSet<E>) c;
        if (other.elementType != elementType && Dict.size(other.content) > 0) {
            throw new ClassCastException(other.elementType + " != " + elementType);
        }
        if (Dict.size(content) == 0) {
            content = other.content;
            return Dict.size(content) > 0;
        }
        return super.addAll(c);
    }

    @Override
    Seq<E> elementSequence() {
        return Dict.keys(content);
    }

    public Iterator<E> iterator() {
        return new Elements<E>(this);
    }

    /** Goes over the elements that were there at the start. */
    private static final class Elements<E extends Enum<E>> implements Iterator<E> {
        private final EnumSet<E> set;
        private final Seq<E> elements;
        private int position;
        private E last;

        Elements(EnumSet<E> set) {
            this.set = set;
            this.elements = Dict.keys(set.content);
        }

        public boolean hasNext() {
            return position >= 0 && position < Seq.size(elements);
        }

        public E next() {
            if (position >= Seq.size(elements)) {
                throw new NoSuchElementException();
            }
            last = Seq.get(elements, position);
            position++;
            return last;
        }

        public void remove() {
            if (last == null) {
                throw new IllegalStateException();
            }
            set.content = Dict.remove(set.content, last);
            last = null;
        }
    }
}
