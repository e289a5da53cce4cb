package java.lang;

/** The root of all classes. Monitors are not modelled: wait and notify are left out. */
public class Object {
    // What ESC/Java's specifications say of every object: which other object it is a part of. Only `set` changes it.
    //@ ghost public nullable Object owner;

    public Object() {
    }

    public final Class<?> getClass() {
        return classOf(this);
    }

    public int hashCode() {
        return System.identityOf(this);
    }

    public boolean equals(Object obj) {
        return this == obj;
    }

    protected Object clone() throws CloneNotSupportedException {
        if (this instanceof Cloneable) {
            return copyOf(this);
        }
        throw new CloneNotSupportedException(getClass().getName());
    }

    public String toString() {
        return getClass().getName() + "@" + Integer.toHexString(hashCode());
    }

    static native Class<?> classOf(Object object);

    private static native Object copyOf(Object object);
}
