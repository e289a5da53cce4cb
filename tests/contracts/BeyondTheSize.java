// Nothing is known of what lies beyond the size of a list, not even of one whose elements are all known: a specification that asks for it
// has no value.
import java.util.ArrayList;

class BeyondTheSize {
    static void made() {
        ArrayList<String> list = new ArrayList<>();
        list.add("a");
        //@ assert \at(list, 0) == "a"; //~ proved[assertion]
        //@ assert \at(list, 5) == "a"; //~ refuted[ill-defined-specification]
    }
}
//~ obligations: 5
