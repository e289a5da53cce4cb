package invar.logic;

/**
 * Values whose equality is known without running code of the program: null, strings, boxes, constants of enums, and the objects of
 * classes that leave `equals` as `Object` has it (arrays among them). For those, `a.equals(b)` is `Plain.same(a, b)`. Where
 * `a` is not plain, `Plain.same(a, b)` is `a == b`.
 */
public final class Plain {
    private Plain() {
    }

    /** Whether the equality of this object with any other is known without running its `equals`. */
    public static native boolean isPlain(Object object);

    /** Whether these are the same object, or plain and equal. */
    public static native boolean same(Object first, Object second);
}
