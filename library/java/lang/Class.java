package java.lang;

/** Classes as objects, as far as their names and relations go; members and everything else of reflection is left out. */
public final class Class<T> implements java.io.Serializable {
    private static final int INTERFACE = 1;
    private static final int ENUM = 2;
    private static final int RECORD = 4;
    private static final int PRIMITIVE = 8;
    private static final int ANNOTATION = 16;

    private Class() {
    }

    public String toString() {
        int kind = kindOf(this);
        return ((kind & INTERFACE) != 0 ? "interface " : (kind & PRIMITIVE) != 0 ? "" : "class ") + nameOf(this);
    }

    public boolean isInstance(Object obj) {
        return obj != null && hasInstance(this, obj);
    }

    public boolean isAssignableFrom(Class<?> cls) {
        return isSubtype(java.util.Objects.requireNonNull(cls), this);
    }

    public boolean isInterface() {
        return (kindOf(this) & INTERFACE) != 0;
    }

    public boolean isArray() {
        return componentOf(this) != null;
    }

    public boolean isPrimitive() {
        return (kindOf(this) & PRIMITIVE) != 0;
    }

    public boolean isAnnotation() {
        return (kindOf(this) & ANNOTATION) != 0;
    }

    public boolean isEnum() {
        return (kindOf(this) & ENUM) != 0;
    }

    public boolean isRecord() {
        return (kindOf(this) & RECORD) != 0;
    }

    public String getName() {
        return nameOf(this);
    }

    @SuppressWarnings("unchecked")
    public Class<? super T> getSuperclass() {
        return (Class<? super T>) superclassOf(this);
    }

    public Class<?> getComponentType() {
        return componentOf(this);
    }

    public Class<?> componentType() {
        return componentOf(this);
    }

    /** Of a nested class, what the compiler put before it goes: the names around it, and the number of a local class. */
    public String getSimpleName() {
        Class<?> component = componentOf(this);
        if (component != null) {
            return component.getSimpleName() + "[]";
        }
        String name = nameOf(this);
        String last = name.substring(name.lastIndexOf('.') + 1);
        int nested = last.lastIndexOf('$');
        if (nested <= 0 || nested == last.length() - 1) {
            return last;
        }
        int start = nested + 1;
        while (start < last.length() && last.charAt(start) >= '0' && last.charAt(start) <= '9') {
            start++;
        }
        return last.substring(start);
    }

    /** Whether the compiler put a number into the name, as it does with local and anonymous classes, here or around. */
    private static boolean isWithinBody(String name) {
        for (int at = name.indexOf('$', 1); at >= 0 && at + 1 < name.length(); at = name.indexOf('$', at + 1)) {
            char next = name.charAt(at + 1);
            if (next >= '0' && next <= '9') {
                return true;
            }
        }
        return false;
    }

    public String getTypeName() {
        Class<?> component = componentOf(this);
        return component == null ? nameOf(this) : component.getTypeName() + "[]";
    }

    public String getCanonicalName() {
        Class<?> component = componentOf(this);
        if (component != null) {
            String name = component.getCanonicalName();
            return name == null ? null : name + "[]";
        }
        String name = nameOf(this);
        int simple = name.lastIndexOf('.') + 1;
        String last = name.substring(simple);
        return isWithinBody(last) ? null : name.substring(0, simple) + last.replace('$', '.');
    }

    public boolean isAnonymousClass() {
        return componentOf(this) == null && getSimpleName().isEmpty();
    }

    public String getPackageName() {
        Class<?> component = componentOf(this);
        if (component != null) {
            return component.getPackageName();
        }
        String name = nameOf(this);
        int dot = name.lastIndexOf('.');
        return isPrimitive() ? "java.lang" : dot < 0 ? "" : name.substring(0, dot);
    }

    @SuppressWarnings("unchecked")
    public T cast(Object obj) {
        if (obj != null && !hasInstance(this, obj)) {
            throw new ClassCastException("Cannot cast " + obj.getClass().getName() + " to " + getName());
        }
        return (T) obj;
    }

    @SuppressWarnings("unchecked")
    public <U> Class<? extends U> asSubclass(Class<U> clazz) {
        if (!clazz.isAssignableFrom(this)) {
            throw new ClassCastException(toString());
        }
        return (Class<? extends U>) this;
    }

    @SuppressWarnings("unchecked")
    public T[] getEnumConstants() {
        return isEnum() ? (T[]) constantsOf(this).clone() : null;
    }

    /** As with -ea: on for the program's classes, off for the library's. */
    public boolean desiredAssertionStatus() {
        String name = nameOf(this);
        return !name.startsWith("java.") && !name.startsWith("javax.");
    }

    private static native String nameOf(Class<?> type);

    private static native boolean hasInstance(Class<?> type, Object object);

    private static native boolean isSubtype(Class<?> sub, Class<?> type);

    private static native Class<?> superclassOf(Class<?> type);

    private static native Class<?> componentOf(Class<?> type);

    private static native int kindOf(Class<?> type);

    private static native Object[] constantsOf(Class<?> type);
}
