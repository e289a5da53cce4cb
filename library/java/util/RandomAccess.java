package java.util;

/** Marks the lists whose `get` is fast. */
public interface RandomAccess {
}
