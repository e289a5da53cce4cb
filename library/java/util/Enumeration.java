package java.util;

/** Gives elements one after the other: what older classes have in place of an iterator. */
public interface Enumeration<E> {
    // What ESC/Java's specifications say of enumerations. Only `set` changes it.
    //@ instance ghost public boolean moreElements;
    //@ instance ghost public \TYPE elementType;
    //@ instance ghost public boolean returnsNull;

    boolean hasMoreElements();

    E nextElement();

    default Iterator<E> asIterator() {
        return new Iterator<E>() {
            @Override
            public boolean hasNext() {
                return hasMoreElements();
            }

            @Override
            public E next() {
                return nextElement();
            }
        };
    }
}
