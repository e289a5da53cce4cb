package java.lang;

/** Values with a natural order. */
public interface Comparable<T> {
    public int compareTo(T o);
}
