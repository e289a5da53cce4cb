package java.lang;

/** The root of all classes. */
public class Object {
    //@ assignable \nothing;
    public Object() {
    }
}
