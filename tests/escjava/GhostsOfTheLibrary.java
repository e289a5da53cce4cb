import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Vector;

// What ESC/Java's specifications say of objects of the library: `owner`, `elementType`, `containsNull`, `keyType`, … Only `set` changes it.
class GhostsOfTheLibrary {
    private int[] parts = new int[3];

    static void typeOfElements() {
        Vector v = new Vector();
        //@ set v.elementType = \type(String)
        //@ set v.containsNull = false
        v.addElement("a");
        //@ assert v.elementType == \type(String) //~ proved[assertion]
        //@ assert v.elementType <: \type(String) //~ proved[assertion]
        //@ assert v.containsNull //~ unknown[assertion]
    }

    static void typeOfOther(Vector v, Vector w) {
        //@ set v.elementType = \type(String)
        //@ assert w.elementType == \type(String) //~ unknown[assertion]
    }

    //@ requires v != null
    //@ requires v.elementType == \type(String)
    static void strings(Vector v) {
    }

    static void callsStrings() {
        Vector v = new Vector();
        //@ set v.elementType = \type(Integer)
        strings(v); //~ unknown[precondition]
    }

    static void owners(Object a, int[] b, Enumeration e) {
        //@ set b.owner = a
        //@ assert b.owner == a //~ proved[assertion]
        //@ assert e.owner == a //~ unknown[assertion]
    }

    static void keys(Hashtable h) {
        //@ set h.keyType = \type(String)
        //@ assert h.keyType == \type(String) //~ proved[assertion]
        //@ assert h.elementType == \type(String) //~ unknown[assertion]
    }

    //@ requires 0 <= i && i < s.count
    static char at(String s, int i) {
        return s.charAt(i);
    }

    static void callsAt() {
        at("abc", 2);
        at("abc", 3); //~ refuted[precondition]
    }
}
//~ obligations: 34
