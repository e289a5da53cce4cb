import java.util.ArrayList;
import java.util.HashMap;

// Specifications may speak of what the library's methods give.
class SpecifiedByCalls {
    /*@ requires text.length() > 3;
      @ ensures \result.length() == 2;
      @*/
    static String shortened(String text) {
        return text.substring(0, 2);
    }

    /*@ requires xs.size() > 3;
      @ ensures \result == xs.get(2);
      @*/
    static Integer third(ArrayList<Integer> xs) {
        return xs.get(2);
    }

    /*@ requires xs.size() > 3;
      @ ensures \result == xs.get(1); //~ FIXME-unknown[postcondition]
      @*/
    static Integer second(ArrayList<Integer> xs) {
        return xs.get(2);
    }

    /*@ ensures xs.size() == \old(xs.size()) + 1;
      @*/
    static void grown(ArrayList<String> xs) {
        xs.add("a");
    }
}
//~ obligations: 14
