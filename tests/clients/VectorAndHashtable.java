// The old classes: a Vector's indices, an Enumeration's end.
import java.util.Enumeration;
import java.util.Hashtable;
import java.util.Vector;

class VectorAndHashtable {

    static void added() {
        Vector<String> vector = new Vector<>();
        vector.addElement("a");
        assert vector.elementAt(0) == "a" && vector.size() == 1;   //~ proved[assertion]
    }

    static String beyond() {
        Vector<String> vector = new Vector<>();
        vector.addElement("a");
        return vector.elementAt(1);                    //~ refuted[index-range]
    }

    static String first() {
        Hashtable<String, String> table = new Hashtable<>();
        Enumeration<String> keys = table.keys();
        return keys.nextElement();                     //~ refuted[no-such-element]
    }
}
//~ obligations: 14
