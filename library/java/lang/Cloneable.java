package java.lang;

/** Marks the classes whose objects Object.clone copies. */
public interface Cloneable {
}
