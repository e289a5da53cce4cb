package java.lang;

/** The root of all classes. */
public class Object {
    public Object() {
    }
}
