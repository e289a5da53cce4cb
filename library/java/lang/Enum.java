package java.lang;

import java.io.Serializable;

/** The superclass of enums. The front end makes {@code E.values()} and {@code E.valueOf(String)}. */
public abstract class Enum<E extends Enum<E>> implements Comparable<E>, Serializable {
    private final String name;
    private final int ordinal;

    protected Enum(String name, int ordinal) {
        this.name = name;
        this.ordinal = ordinal;
    }

    public final String name() {
        return name;
    }

    public final int ordinal() {
        return ordinal;
    }

    public String toString() {
        return name;
    }

    public final boolean equals(Object other) {
        return this == other;
    }

    public final int hashCode() {
        return super.hashCode();
    }

    protected final Object clone() throws CloneNotSupportedException {
        throw new CloneNotSupportedException();
    }

    public final int compareTo(E o) {
        Enum<?> other = o;
        if (getClass() != other.getClass() && getDeclaringClass() != other.getDeclaringClass()) {
            throw new ClassCastException();
        }
        return ordinal - other.ordinal;
    }

    @SuppressWarnings("unchecked")
    public final Class<E> getDeclaringClass() {
        Class<?> own = getClass();
        Class<?> above = own.getSuperclass();
        return above == Enum.class ? (Class<E>) own : (Class<E>) above;
    }

    public static <T extends Enum<T>> T valueOf(Class<T> enumClass, String name) {
        if (!enumClass.isEnum() && name != null) {
            throw new IllegalArgumentException(enumClass.getName() + " is not an enum class");
        }
        T[] constants = enumClass.isEnum() ? enumClass.getEnumConstants() : null;
        for (int index = 0; constants != null && index < constants.length; index++) {
            Enum<?> constant = constants[index];
            if (constant.name.equals(name)) {
                return constants[index];
            }
        }
        if (name == null) {
            throw new NullPointerException("Name is null");
        }
        throw new IllegalArgumentException("No enum constant " + enumClass.getCanonicalName() + "." + name);
    }
}
