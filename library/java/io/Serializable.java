package java.io;

/** Marks what can be serialized, which is not modelled. */
public interface Serializable {
}
