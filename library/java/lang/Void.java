package java.lang;

/** The class without objects. */
public final class Void {
    private Void() {
    }
}
